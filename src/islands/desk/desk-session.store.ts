import { atom } from 'nanostores';
import { type DeskSession, sessionContract } from '../../lib/desk/session.contract.ts';
import { callDesk } from './call-desk.ts';

/** Whether somebody is signed in on this device. */
export type SessionState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'signed-out' }
  /** Whether somebody is signed in is not known. */
  | { readonly kind: 'unreachable'; readonly isOffline: boolean }
  | { readonly kind: 'signed-in'; readonly session: DeskSession };

export const $deskSession = atom<SessionState>({ kind: 'loading' });

/** Asks the service who is signed in. */
export async function loadDeskSession(): Promise<void> {
  const outcome = await callDesk(sessionContract, { path: sessionContract.path });
  if (outcome.kind === 'ok') $deskSession.set({ kind: 'signed-in', session: outcome.data });
  else if (outcome.kind === 'signed-out') $deskSession.set({ kind: 'signed-out' });
  else $deskSession.set({ kind: 'unreachable', isOffline: outcome.kind === 'offline' });
}

/** The session has ended, or was never there: every screen gives way to signing in. */
export function endDeskSession(): void {
  $deskSession.set({ kind: 'signed-out' });
}
