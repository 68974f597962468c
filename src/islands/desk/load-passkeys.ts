import type { DeskSession } from '../../lib/desk/session.contract.ts';
import type { DeskOutcome } from './call-desk.ts';

/** The person has not used the passkey: they closed the window of the device, or it has none. */
export interface Dismissed {
  readonly kind: 'dismissed';
}

export type SessionOutcome = DeskOutcome<DeskSession> | Dismissed;

type Passkeys = typeof import('./desk-passkeys.ts');

/** The code of passkeys, which somebody who is signed in hardly ever needs. */
export const loadPasskeys = (): Promise<Passkeys | null> => import('./desk-passkeys.ts').catch(() => null);

/** Uses the passkey of the device. Where its code does not load, there is no connection. */
export async function withPasskeys(use: (passkeys: Passkeys) => Promise<SessionOutcome>): Promise<SessionOutcome> {
  const passkeys = await loadPasskeys();
  return passkeys ? use(passkeys) : { kind: 'offline' };
}
