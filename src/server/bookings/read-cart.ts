import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { accessTo } from '../secrets/access.ts';

/**
 * A saved cart for somebody who knows its secret; null where it has become a booking, and for everybody else, after the same work whether there is one.
 */
export async function readCart(
  repositories: Repositories,
  ref: string,
  secret: string | null,
): Promise<SavedCart | null> {
  const access = await accessTo(repositories.secrets, ref, secret);
  return access === 'open' ? repositories.carts.find(ref) : null;
}
