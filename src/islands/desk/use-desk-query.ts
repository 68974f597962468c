import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { callDesk, deskProblemText } from './call-desk.ts';
import { endDeskSession } from './desk-session.store.ts';
import { onReturn } from './on-return.ts';

/** A day changes while somebody looks at it: bookings come in, others check travellers in. */
const POLL_INTERVAL_MS = 20_000;

/** Where data is kept for the time without a connection. */
interface Fallback<Data> {
  readonly read: () => Promise<Data | null>;
  readonly store: (data: Data) => Promise<void>;
}

interface QueryOptions<Data> {
  /** False for what is read once, as each reading is written down. */
  readonly isPolled?: boolean;
  readonly fallback?: Fallback<Data>;
}

interface DeskQuery<Data> {
  /** Null until the first answer. */
  readonly data: Data | null;
  /** Why the data may be out of date; null where it is not. */
  readonly problem: string | null;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Replaces the data by what a change has answered. */
  readonly replace: (data: Data) => void;
}

/**
 * Reads data of the desk, and reads it again while the page is seen. When a later request fails,
 * the data of the earlier answer stays, with the reason.
 */
export function useDeskQuery<Response extends z.ZodMiniType>(
  contract: { readonly method: 'GET'; readonly response: Response },
  path: string,
  { isPolled = true, fallback }: QueryOptions<z.output<Response>> = {},
): DeskQuery<z.output<Response>> {
  const [state, setState] = useState<{ path: string; data: z.output<Response> | null; problem: string | null }>();
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);
  const stored = useRef(fallback);
  stored.current = fallback;
  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    setLoading(true);
    const outcome = await callDesk(contract, { path });
    if (request !== latest.current) return;
    setLoading(false);
    if (outcome.kind === 'signed-out') return endDeskSession(true);
    if (outcome.kind === 'ok') {
      setState({ path, data: outcome.data, problem: null });
      return stored.current?.store(outcome.data);
    }
    const earlier = (await stored.current?.read()) ?? null;
    if (request !== latest.current) return;
    setState((before) => {
      const data = (before?.path === path ? before.data : null) ?? earlier;
      return { path, data, problem: deskProblemText(outcome, data !== null) };
    });
  }, [contract, path]);
  useEffect(() => {
    reload();
    if (!isPolled) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), POLL_INTERVAL_MS);
    const gone = new AbortController();
    onReturn(reload, gone.signal);
    return () => {
      clearInterval(timer);
      gone.abort();
      latest.current += 1;
    };
  }, [reload, isPolled]);
  const isCurrent = state?.path === path;
  return {
    data: isCurrent ? state.data : null,
    problem: isCurrent ? state.problem : null,
    isLoading,
    reload,
    replace: (data) => {
      latest.current += 1;
      setState({ path, data, problem: null });
    },
  };
}
