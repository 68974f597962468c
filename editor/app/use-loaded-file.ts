import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk, deskProblemText } from '../../src/islands/desk/call-desk.ts';
import { contentFileContract, type LoadedFile, newFileContract } from '../lib/editor.contract.ts';

/** Which file is opened: one that is saved, or a new one, empty or as a copy. */
export interface OpenedFile {
  readonly path: string;
  readonly isNew: boolean;
  readonly copyOf: string | null;
}

/** Reads a file with its form. The file is null until it is there; then the problem is null. */
export function useLoadedFile({ path, isNew, copyOf }: OpenedFile) {
  const [state, setState] = useState<{ readonly file: LoadedFile | null; readonly problem: string | null }>({
    file: null,
    problem: null,
  });
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    const outcome = isNew
      ? await callDesk(newFileContract, { path: newFileContract.path, body: { path, copyOf } })
      : await callDesk(contentFileContract, { path: `${contentFileContract.path}?${new URLSearchParams({ path })}` });
    if (request !== latest.current) return;
    setState(
      outcome.kind === 'ok'
        ? { file: outcome.data, problem: null }
        : { file: null, problem: deskProblemText(outcome, false) },
    );
  }, [path, isNew, copyOf]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return { ...state, reload };
}
