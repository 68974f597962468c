import { useEffect, useRef, useState } from 'react';
import { callDesk } from '../../src/islands/desk/call-desk.ts';
import { checkDraftContract, type DraftCheck, type DraftProblem } from '../lib/editor.contract.ts';
import type { FileContent } from '../lib/unsaved-work.ts';

/** A check is asked for when nobody has typed for this long. */
const CHECK_DELAY_MS = 300;

/** A draft that was not saved, and why. */
interface RefusedDraft {
  readonly content: FileContent;
  readonly problems: readonly DraftProblem[];
}

/**
 * Checks a draft as a build would, after a pause in typing; the newest answer counts. What saving
 * has refused counts until something is changed.
 */
export function useCheck(path: string, content: FileContent) {
  const [check, setCheck] = useState<DraftCheck | null>(null);
  const [refused, setRefused] = useState<RefusedDraft | null>(null);
  const latest = useRef(0);
  useEffect(() => {
    latest.current += 1;
    const request = latest.current;
    const timer = setTimeout(async () => {
      const body = { path, data: content.data, body: content.body };
      const outcome = await callDesk(checkDraftContract, { path: checkDraftContract.path, body });
      if (request === latest.current && outcome.kind === 'ok') setCheck(outcome.data);
    }, CHECK_DELAY_MS);
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [path, content]);
  const problems = refused?.content === content ? refused.problems : (check?.problems ?? []);
  return { check, problems, setRefused };
}
