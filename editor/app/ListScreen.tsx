import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CONTENT_KINDS } from '../lib/content-kind.ts';
import { editorHref } from '../lib/editor-route.ts';
import { fileName } from '../lib/new-file-path.ts';
import { $contentList, loadContentList } from './content-list.store.ts';
import { openEditorRoute } from './editor-route.store.ts';
import { FileList } from './FileList.tsx';
import { NewFileDialog } from './NewFileDialog.tsx';

interface Props {
  readonly kind: string;
}

/** The files of one kind: what they are called, and what of them is not live. */
export function ListScreen({ kind: id }: Props) {
  const { list } = useStore($contentList);
  const [query, setQuery] = useState('');
  const [copyOf, setCopyOf] = useState<string | null>();
  const kind = CONTENT_KINDS.find((one) => one.id === id);
  // What others have saved meanwhile.
  useEffect(() => void loadContentList(), []);
  if (!kind) return null;
  const files = list?.kinds.find((one) => one.kind === id)?.files ?? [];
  const removed = (list?.removed ?? []).filter((path) => path.startsWith(`${kind.folder}/`) && kind.file === null);
  return (
    <>
      <header className="editor-head">
        <h1>{kind.label}</h1>
        <p className="soft">{kind.help}</p>
        {kind.file === null && (
          <p className="editor-actions">
            <button type="button" className="button" onClick={() => setCopyOf(null)}>
              New
            </button>
            {id === 'listings' && (
              <a className="button button-quiet" href={editorHref({ screen: 'prices' })}>
                Prices as a spreadsheet
              </a>
            )}
          </p>
        )}
      </header>
      <FileList
        files={files}
        isLoading={list === null}
        query={query}
        setQuery={setQuery}
        copy={kind.file === null ? setCopyOf : null}
      />
      {removed.length > 0 && (
        <section aria-label="Archived, still live">
          <h2>Archived, and live until you publish</h2>
          <ul className="text-list">
            {removed.map((path) => (
              <li key={path}>{fileName(path)}</li>
            ))}
          </ul>
        </section>
      )}
      {copyOf !== undefined && (
        <NewFileDialog
          kind={kind}
          files={files}
          copyOf={copyOf}
          create={(path, from) => {
            setCopyOf(undefined);
            openEditorRoute({ screen: 'new', path, copyOf: from });
          }}
          close={() => setCopyOf(undefined)}
        />
      )}
    </>
  );
}
