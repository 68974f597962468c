import type { SavedCart } from '../../api/cart.ts';
import type { Ledger } from '../repositories/ledger.ts';
import { accessTo } from '../secrets/access.ts';

/** A saved cart for somebody who knows its secret; null for everybody else, and where it has become a booking. */
export async function readCart(ledger: Ledger, ref: string, secret: string | null): Promise<SavedCart | null> {
  const access = await accessTo(ledger.secrets, ref, secret);
  const cart = await ledger.carts.find(ref);
  return access === 'open' ? cart : null;
}
