import { useState } from 'react';
import type * as z from 'zod/mini';
import { useRequestKey } from '../kit/use-request-key.ts';
import { callDesk, type DeskOutcome, deskProblemText } from './call-desk.ts';
import { $deskSession, endDeskSession } from './desk-session.store.ts';
import { withPasskeys } from './load-passkeys.ts';

interface Contract<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  readonly method: 'POST' | 'PUT';
  readonly request: Request;
  readonly response: Response;
}

interface DeskCommand<Request, Data> {
  /** Sends the change. Null where it was not made: `problem` says why. */
  readonly send: (path: string, request: Request) => Promise<Data | null>;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

const DISMISSED = 'This needs your passkey once more, and it was not used. Nothing has changed.';
const OFFLINE = 'No connection. Try again once there is one: nothing is done twice.';

/** Outcomes after which nobody knows whether the change was made, or it was not even tried. */
const UNDECIDED: readonly DeskOutcome<never>['kind'][] = ['offline', 'unavailable', 'no-api', 'verification-needed'];

/**
 * Sends changes of the desk. The same change sent again after a failure has the same key, so that
 * it is made once; where the passkey is asked for again, it is used and the change sent again.
 */
export function useDeskCommand<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  contract: Contract<Request, Response>,
): DeskCommand<z.input<Request>, z.output<Response>> {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { keyFor, settle } = useRequestKey();

  const run = async (path: string, body: z.input<Request> & object): Promise<z.output<Response> | null> => {
    const key = keyFor([path, body]);
    let outcome = await callDesk(contract, { path, body, key });
    if (outcome.kind === 'verification-needed') {
      const verified = await withPasskeys(({ verify }) => verify());
      if (verified.kind === 'dismissed') return fail(DISMISSED);
      if (verified.kind === 'ok') {
        $deskSession.set({ kind: 'signed-in', session: verified.data });
        outcome = await callDesk(contract, { path, body, key });
      } else outcome = verified;
    }
    settle(UNDECIDED.includes(outcome.kind as never));
    if (outcome.kind === 'ok') return outcome.data as z.output<Response>;
    if (outcome.kind === 'signed-out') endDeskSession(true);
    return fail(outcome.kind === 'offline' ? OFFLINE : deskProblemText(outcome));
  };

  const fail = (text: string) => {
    setProblem(text);
    return null;
  };

  return {
    isBusy,
    problem,
    send: async (path, request) => {
      setBusy(true);
      setProblem(null);
      const data = await run(path, request as z.input<Request> & object);
      setBusy(false);
      return data;
    },
  };
}
