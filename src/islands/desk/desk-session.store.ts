import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { type DeskSession, sessionContract } from '../../lib/desk/session.contract.ts';
import { callDesk } from './call-desk.ts';
import { disableOffline } from './offline-departures.ts';
import { readOffline, storeOffline } from './offline-storage.ts';

/** Whether somebody is signed in on this device. */
export type SessionState =
  | { readonly kind: 'loading' }
  /** Whether it ended while somebody worked, who then is told. */
  | { readonly kind: 'signed-out'; readonly hasEnded: boolean }
  /** Whether somebody is signed in is not known. */
  | { readonly kind: 'unreachable'; readonly isOffline: boolean }
  | { readonly kind: 'signed-in'; readonly session: DeskSession };

/** Milliseconds without the service after which a session has ended, as it has there. */
const OFFLINE_TTL_MS = 12 * 3_600_000;

const STORED = 'session';
const storedSchema = z.object({ session: sessionContract.response, at: z.number() });

export const $deskSession = atom<SessionState>({ kind: 'loading' });

/**
 * Asks the service who is signed in. Without a connection it is who was, on a device that keeps
 * departures, for twelve hours (specification.md#at-the-pier).
 */
export async function loadDeskSession(now = Date.now()): Promise<void> {
  const outcome = await callDesk(sessionContract, { path: sessionContract.path });
  if (outcome.kind === 'signed-out') return endDeskSession($deskSession.get().kind === 'signed-in');
  if (outcome.kind === 'ok') {
    $deskSession.set({ kind: 'signed-in', session: outcome.data });
    return storeOffline(STORED, { session: outcome.data, at: now });
  }
  const stored = await readOffline(STORED, storedSchema);
  if (stored && now - stored.at < OFFLINE_TTL_MS && now >= stored.at) {
    $deskSession.set({ kind: 'signed-in', session: stored.session });
    return;
  }
  if (stored) await disableOffline();
  $deskSession.set({ kind: 'unreachable', isOffline: outcome.kind === 'offline' });
}

/**
 * Ends the session: screens give way to signing in, and nothing stays on the device.
 *
 * @param hasEnded whether it ended by itself, while somebody worked
 */
export function endDeskSession(hasEnded: boolean): void {
  $deskSession.set({ kind: 'signed-out', hasEnded });
  void disableOffline();
}
