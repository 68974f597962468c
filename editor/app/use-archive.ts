import { useState } from 'react';
import { callDesk, deskProblemText } from '../../src/islands/desk/call-desk.ts';
import { kindOfFile } from '../lib/content-kind.ts';
import { archiveFileContract, type DraftProblem } from '../lib/editor.contract.ts';
import { openEditorRoute } from './editor-route.store.ts';

/** Takes a file out of the content, and then leads to its list. */
export function useArchive(path: string, revision: string) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly DraftProblem[]>([]);
  const archive = async (): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const outcome = await callDesk(archiveFileContract, { path: archiveFileContract.path, body: { path, revision } });
    setBusy(false);
    if (outcome.kind !== 'ok') {
      setProblem(deskProblemText(outcome, false));
      return false;
    }
    setRefused(outcome.data.problems);
    if (outcome.data.problems.length > 0) return false;
    openEditorRoute({ screen: 'list', kind: kindOfFile(path)?.id ?? null });
    return true;
  };
  return { archive, isBusy, problem, refused };
}
