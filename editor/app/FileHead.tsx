import { englishPathOf, kindOfFile, languageOfFile } from '../lib/content-kind.ts';
import { type ContentListFile, type LoadedFile, NEW_REVISION } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import { fileName } from '../lib/new-file-path.ts';
import { languageName } from './language-name.ts';

interface Props {
  readonly file: LoadedFile;
  readonly listed: ContentListFile | null;
  /** The title of what a new file is a copy of; null without one. */
  readonly copiedFrom: string | null;
  readonly data: LoadedFile['data'];
  readonly archive: () => void;
}

/** What is edited: its kind, title and state, and the way back to its list. */
export function FileHead({ file, listed, copiedFrom, data, archive }: Props) {
  const { path, revision, english } = file;
  const kind = kindOfFile(path);
  const language = languageOfFile(path);
  const title = [data['title'], data['name']].find((text) => typeof text === 'string' && text !== '');
  const isNew = revision === NEW_REVISION;
  const englishPath = englishPathOf(path);
  return (
    <header className="editor-head">
      {kind && (
        <p className="editor-crumbs small">
          <a className="editor-tall-link" href={editorHref({ screen: 'list', kind: kind.id })}>
            {kind.label}
          </a>
          {language && english && (
            <>
              <span aria-hidden="true">›</span>
              <a className="editor-tall-link" href={editorHref({ screen: 'file', path: englishPath })}>
                {fileName(englishPath)} in English
              </a>
            </>
          )}
        </p>
      )}
      <h1>
        {typeof title === 'string' ? title : (kind?.file && kind.label) || fileName(path)}
        {language && `, ${languageName(language)}`}
      </h1>
      <p className="editor-marks-row">
        {typeof title === 'string' && <span className="soft small">{fileName(path)}</span>}
        {isNew && <span className="desk-status">Not saved yet</span>}
        {listed?.status === 'DRAFT' && (
          <span className="desk-status" data-tone="over">
            Draft
          </span>
        )}
        {listed && listed.state !== 'live' && <span className="desk-status">Not live yet</span>}
      </p>
      {isNew && copiedFrom !== null && (
        <p className="soft">A copy of “{copiedFrom}”, which stays as it is. Change what is different, then save.</p>
      )}
      {!isNew && kind?.file === null && !language && (
        <p>
          <button type="button" className="button button-danger" onClick={archive}>
            Archive
          </button>
        </p>
      )}
    </header>
  );
}
