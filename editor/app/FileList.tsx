import { normalizeText } from '../../src/lib/text/normalize-text.ts';
import type { ContentListFile } from '../lib/editor.contract.ts';
import { editorHref } from '../lib/editor-route.ts';
import { fileName } from '../lib/new-file-path.ts';
import { languageName } from './language-name.ts';

interface Props {
  readonly files: readonly ContentListFile[];
  readonly isLoading: boolean;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Null for what cannot be copied. */
  readonly copy: ((path: string) => void) | null;
}

/** A few files are looked through without a search. */
const MIN_SEARCHED_FILES = 5;

/** The files of a kind, searched by title and name. */
export function FileList({ files, isLoading, query, setQuery, copy }: Props) {
  const words = normalizeText(query);
  const found = files.filter(({ path, title }) => normalizeText(`${title} ${path}`).includes(words));
  return (
    <>
      {files.length >= MIN_SEARCHED_FILES && (
        <label className="desk-find">
          <span>Find by title or name</span>
          <input type="search" autoComplete="off" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
      )}
      <p role="status" className={query === '' && !isLoading ? 'hidden-visually' : undefined}>
        {isLoading ? 'Loading …' : query !== '' && `${found.length} of ${files.length}`}
      </p>
      <ul className="desk-list">
        {found.map((file) => (
          <li key={file.path} className="editor-file">
            <a href={editorHref({ screen: 'file', path: file.path })} className="editor-file-link">
              <strong>{file.title}</strong>
              {file.title !== fileName(file.path) && <span className="soft small">{fileName(file.path)}</span>}
              <FileMarks file={file} />
            </a>
            {copy && (
              <button
                type="button"
                className="button button-quiet"
                aria-label={`Copy ${file.title}`}
                onClick={() => copy(file.path)}
              >
                Copy
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is to be known of a file at a glance. */
function FileMarks({ file: { status, state, translations } }: { readonly file: ContentListFile }) {
  const stale = Object.entries(translations).filter(([, is]) => is === 'stale');
  const names = stale.map(([code]) => languageName(code));
  return (
    <span className="editor-marks-row">
      {status === 'DRAFT' && (
        <span className="desk-status" data-tone="over">
          Draft
        </span>
      )}
      {state !== 'live' && (
        <span className="desk-status">{state === 'new' ? 'New, not live' : 'Changed, not live'}</span>
      )}
      {names.length > 0 && (
        <span className="desk-state" data-state="ask">
          English is newer: {names.join(', ')}
        </span>
      )}
    </span>
  );
}
