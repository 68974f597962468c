import { useEffect, useState } from 'react';
import { callDesk, deskProblemText } from '../../src/islands/desk/call-desk.ts';
import { publicationsContract, publishContract, undoPublicationContract } from '../lib/publications.contract.ts';
import { loadContentList } from './content-list.store.ts';
import { useEditorQuery } from './use-editor-query.ts';

/** How often a publication that runs is asked about. */
const POLL_INTERVAL_MS = 1000;

const loadPublications = () => callDesk(publicationsContract, { path: publicationsContract.path });

/** Publications, and what publishing would do now; a running one is followed to its end. */
export function usePublications() {
  const { data, problem: loadProblem, reload } = useEditorQuery(loadPublications, true);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [changedSince, setChangedSince] = useState<readonly string[]>([]);
  /** The publication that was begun on this page. */
  const [own, setOwn] = useState<string | null>(null);
  const isBuilding = data?.publications.some(({ state }) => state === 'building') ?? false;
  useEffect(() => {
    if (!isBuilding) return;
    const timer = setInterval(reload, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void loadContentList();
    };
  }, [isBuilding, reload]);
  const begin = () => {
    setSending(true);
    setProblem(null);
    setChangedSince([]);
  };
  const publish = async () => {
    if (isSending || isBuilding) return;
    begin();
    const outcome = await callDesk(publishContract, { path: publishContract.path, body: {} });
    if (outcome.kind === 'ok') setOwn(outcome.data.id);
    else setProblem(deskProblemText(outcome, false));
    await reload();
    setSending(false);
  };
  /** Returns whether it is being taken back. */
  const undo = async (id: string): Promise<boolean> => {
    begin();
    const outcome = await callDesk(undoPublicationContract, { path: undoPublicationContract.path, body: { id } });
    if (outcome.kind !== 'ok') setProblem(deskProblemText(outcome, false));
    else if (outcome.data.kind === 'publishing') setOwn(outcome.data.id);
    else setChangedSince(outcome.data.paths);
    const isBegun = outcome.kind === 'ok' && outcome.data.kind === 'publishing';
    if (isBegun) {
      // What comes back is not live until it is built.
      void loadContentList();
      await reload();
    }
    setSending(false);
    return isBegun;
  };
  return {
    publications: data?.publications ?? [],
    pending: data?.pending ?? null,
    problem: problem ?? loadProblem,
    isBusy: isSending || isBuilding,
    own,
    changedSince,
    publish,
    undo,
    reset: () => setChangedSince([]),
  };
}
