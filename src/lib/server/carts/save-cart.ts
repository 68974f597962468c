import type { SaveCartRequest, SaveCartResponse } from '../../api/cart.ts';
import { manilaIso } from '../../booking/manila-time.ts';
import type { Ledger } from '../repositories/ledger.ts';
import { accessTo, giveSecret } from '../secrets/access.ts';

/** How saving a cart went. */
export type SaveCartOutcome =
  | { readonly kind: 'saved'; readonly response: SaveCartResponse }
  /** For whoever asks, there is no such cart. */
  | { readonly kind: 'missing' }
  /** It has become a booking and is not changed any more. */
  | { readonly kind: 'booked' };

/**
 * Saves a cart (specification, section 7). The first one who saves a reference owns it and is told its secret. A revision that is not
 * newer than the saved one changes nothing: requests may arrive late or twice.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveCart(
  ledger: Ledger,
  ref: string,
  secret: string | null,
  request: SaveCartRequest,
  now: number,
): Promise<SaveCartOutcome> {
  const access = await accessTo(ledger.secrets, ref, secret);
  if (access === 'closed') return { kind: 'missing' };
  const at = manilaIso(now);
  if (access === 'unclaimed') {
    await ledger.carts.save({ ref, ...request }, at);
    const fresh = await giveSecret(ledger.secrets, ref, at);
    return { kind: 'saved', response: { ref, revision: request.revision, secret: fresh } };
  }
  const saved = await ledger.carts.find(ref);
  if (saved === null) return { kind: 'booked' };
  if (request.revision <= saved.revision && !isFirst(request, saved)) {
    return { kind: 'saved', response: { ref, revision: saved.revision } };
  }
  await ledger.carts.save({ ref, ...request }, at);
  return { kind: 'saved', response: { ref, revision: request.revision } };
}

/** Senders that count no revisions, as the specification's call, always mean their latest cart. */
function isFirst({ revision }: SaveCartRequest, saved: { readonly revision: number }): boolean {
  return revision === 0 && saved.revision === 0;
}
