import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { callDesk, deskProblemText } from '../../src/islands/desk/call-desk.ts';

interface QueryState<Data> {
  readonly data: Data | null;
  readonly problem: string | null;
}

/** Reads data of the editor once, and again when asked; the newest answer counts. */
export function useEditorQuery<Response extends z.ZodMiniType>(
  contract: { readonly method: 'GET'; readonly response: Response },
  path: string,
): QueryState<z.output<Response>> & { readonly reload: () => Promise<void> } {
  const [state, setState] = useState<QueryState<z.output<Response>> & { readonly path: string }>();
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    const outcome = await callDesk(contract, { path });
    if (request !== latest.current) return;
    setState((before) => {
      const earlier = before?.path === path ? before.data : null;
      return outcome.kind === 'ok'
        ? { path, data: outcome.data, problem: null }
        : { path, data: earlier, problem: deskProblemText(outcome, earlier !== null) };
    });
  }, [contract, path]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  const isCurrent = state?.path === path;
  return { data: isCurrent ? state.data : null, problem: isCurrent ? state.problem : null, reload };
}
