import type { SaveCartRequest, SaveCartResponse } from '../../lib/cart/cart.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { accessTo, issueSecret } from '../secrets/access.ts';

/** The sender of a cart. */
export interface CartSender {
  readonly ref: string;
  /** The claimed secret, right or wrong. */
  readonly secret: string | null;
  /** Whether they may claim a reference that is not in use. */
  readonly mayClaim: boolean;
}

/** Outcome of saving a cart. */
export type SaveCartOutcome =
  | { readonly kind: 'claimed' | 'saved'; readonly response: SaveCartResponse }
  /** The reference is not in use, but the sender has claimed too many. */
  | { readonly kind: 'claims-too-many' }
  /** No such cart, or a wrong secret. */
  | { readonly kind: 'missing' }
  /** Booked since, and not changed any more. */
  | { readonly kind: 'booked' };

/**
 * Saves a cart (specification.md#calls). The first save of a reference claims it and returns its
 * secret. A revision that is not newer than the saved one changes nothing, as requests may arrive
 * late or twice.
 *
 * @param now an instant in milliseconds since 1970
 */
export async function saveCart(
  repositories: Repositories,
  { ref, secret, mayClaim }: CartSender,
  request: SaveCartRequest,
  now: number,
): Promise<SaveCartOutcome> {
  const access = await accessTo(repositories.secrets, ref, secret);
  if (access === 'closed') return { kind: 'missing' };
  const at = manilaIso(now);
  if (access === 'unclaimed') {
    if (!mayClaim) return { kind: 'claims-too-many' };
    await repositories.carts.save({ ref, ...request }, at);
    const fresh = await issueSecret(repositories.secrets, ref, at);
    return { kind: 'claimed', response: { ref, revision: request.revision, secret: fresh } };
  }
  const replaced = await repositories.carts.replaceEarlier([{ ref, ...request }], at);
  if (replaced.has(ref)) return savedAs(ref, request.revision);
  const saved = await repositories.carts.find(ref);
  return saved ? savedAs(ref, saved.revision) : { kind: 'booked' };
}

function savedAs(ref: string, revision: number): SaveCartOutcome {
  return { kind: 'saved', response: { ref, revision } };
}
