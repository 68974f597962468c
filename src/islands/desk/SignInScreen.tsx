import { useState } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { deskProblemText } from './call-desk.ts';
import { replaceDeskRoute } from './desk-route.store.ts';
import { $deskSession, loadDeskSession, type SessionState } from './desk-session.store.ts';
import { loadPasskeys, withPasskeys } from './load-passkeys.ts';

interface Props {
  readonly siteName: string;
  readonly state: SessionState;
  /** The secret of an invitation; null without one. */
  readonly token: string | null;
}

const DISMISSED =
  'The passkey was not used. Try again; if this device has none for the desk, ask the owner for a new invitation.';
const OFFLINE = 'There is no connection. The desk opens once there is one.';
const OVER = 'This invitation was used already, or is older than a day. Ask the owner for a new one.';

/** Signs in with a passkey, or makes one for an invitation (specification.md#signing-in). */
export function SignInScreen({ siteName, state, token }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await withPasskeys(({ signIn, register }) => (token === null ? signIn() : register(token)));
    setBusy(false);
    if (outcome.kind === 'dismissed') return setProblem(DISMISSED);
    if (outcome.kind === 'not-found' && token !== null) return setProblem(OVER);
    if (outcome.kind === 'signed-out') return setProblem(DISMISSED);
    if (outcome.kind === 'offline') return setProblem(OFFLINE);
    if (outcome.kind !== 'ok') return setProblem(deskProblemText(outcome));
    if (token !== null) replaceDeskRoute({ screen: 'day', day: null });
    $deskSession.set({ kind: 'signed-in', session: outcome.data });
  };
  return (
    <main className="desk-sign-in">
      <h1>{siteName} desk</h1>
      {state.kind === 'loading' && token === null && <p role="status">One moment …</p>}
      {state.kind === 'unreachable' && (
        <Notice tone="problem" role="status">
          <p>{state.isOffline ? OFFLINE : 'The booking service does not answer.'}</p>
          <button type="button" className="button button-quiet" onClick={() => loadDeskSession()}>
            Try again
          </button>
        </Notice>
      )}
      {state.kind === 'signed-out' && state.hasEnded && (
        <p className="desk-problem" role="status">
          {deskProblemText(state)}
        </p>
      )}
      {(state.kind === 'signed-out' || token !== null) && (
        <>
          <p>
            {token === null
              ? 'Sign in with the passkey of this device: your fingerprint, your face or its code.'
              : 'You are invited. Make a passkey on this device: from then on your fingerprint, your face or its code signs you in. There is no password.'}
          </p>
          {/* Some browsers ask for the passkey at once only, so its code is loaded before. */}
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onPointerEnter={loadPasskeys}
            onFocus={loadPasskeys}
            onClick={run}
          >
            {token === null ? 'Sign in' : 'Make a passkey and sign in'}
          </button>
        </>
      )}
      {problem && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
