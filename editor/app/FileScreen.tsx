import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { fileName } from '../lib/new-file-path.ts';
import { $contentList } from './content-list.store.ts';
import { FileForm } from './FileForm.tsx';
import { $pictures, loadPictures } from './pictures.store.ts';
import { type OpenedFile, useLoadedFile } from './use-loaded-file.ts';

/** A file in its form, with its preview. */
export function FileScreen(opened: OpenedFile) {
  const { file, problem, reload } = useLoadedFile(opened);
  const { list } = useStore($contentList);
  const pictures = useStore($pictures);
  useEffect(() => void loadPictures(), []);
  const files = list?.kinds.flatMap((kind) => kind.files) ?? [];
  const titleOf = (path: string) => files.find((one) => one.path === path)?.title ?? fileName(path);
  if (!file) {
    return (
      <>
        <h1>{fileName(opened.path)}</h1>
        <p className={problem ? 'desk-problem' : undefined} role="status">
          {problem ?? 'Loading …'}
        </p>
        {problem && (
          <p>
            <button type="button" className="button button-quiet" onClick={reload}>
              Try again
            </button>
          </p>
        )}
      </>
    );
  }
  return (
    <FileForm
      key={file.path}
      file={file}
      listed={files.find(({ path }) => path === file.path) ?? null}
      copiedFrom={opened.copyOf && titleOf(opened.copyOf)}
      titleOf={titleOf}
      pictures={pictures}
      reloadPictures={loadPictures}
    />
  );
}
