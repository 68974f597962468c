import { useCallback } from 'react';
import { callDesk } from '../../src/islands/desk/call-desk.ts';
import { contentFileContract, newFileContract } from '../lib/editor.contract.ts';
import { useEditorQuery } from './use-editor-query.ts';

/** Which file is opened: one that is saved, or a new one, empty or as a copy. */
export interface OpenedFile {
  readonly path: string;
  readonly isNew: boolean;
  readonly copyOf: string | null;
}

/** Reads a file with its form. The file is null until it is there; then the problem is null. */
export function useLoadedFile({ path, isNew, copyOf }: OpenedFile) {
  const load = useCallback(
    () =>
      isNew
        ? callDesk(newFileContract, { path: newFileContract.path, body: { path, copyOf } })
        : callDesk(contentFileContract, { path: `${contentFileContract.path}?${new URLSearchParams({ path })}` }),
    [path, isNew, copyOf],
  );
  const { data: file, problem, reload } = useEditorQuery(load, false);
  return { file, problem, reload };
}
