import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Ledger } from '../repositories/repositories.ts';
import { accessTo } from '../secrets/access.ts';

/**
 * A saved cart for somebody who knows its secret; null where it has become a booking, and for everybody else, after the same work whether there is one.
 */
export async function readCart(ledger: Ledger, ref: string, secret: string | null): Promise<SavedCart | null> {
  const access = await accessTo(ledger.secrets, ref, secret);
  return access === 'open' ? ledger.carts.find(ref) : null;
}
