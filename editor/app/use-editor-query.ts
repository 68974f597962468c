import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeskOutcome, deskProblemText } from '../../src/islands/desk/call-desk.ts';

interface QueryState<Data> {
  readonly data: Data | null;
  readonly problem: string | null;
}

/**
 * Reads data of the editor once, and again when asked; the newest answer counts.
 *
 * @param load stays the same function until something else is read
 * @param keepsData whether the data of an earlier answer stays when a later request fails
 */
export function useEditorQuery<Data>(
  load: () => Promise<DeskOutcome<Data>>,
  keepsData: boolean,
): QueryState<Data> & { readonly reload: () => Promise<void> } {
  const [state, setState] = useState<QueryState<Data>>({ data: null, problem: null });
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    const outcome = await load();
    if (request !== latest.current) return;
    setState((before) => {
      if (outcome.kind === 'ok') return { data: outcome.data, problem: null };
      const data = keepsData ? before.data : null;
      return { data, problem: deskProblemText(outcome, data !== null) };
    });
  }, [load, keepsData]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return { ...state, reload };
}
