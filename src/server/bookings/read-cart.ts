import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { accessTo } from '../secrets/access.ts';

/**
 * The saved cart for a correct secret, else null; also null once it was booked. Takes the same time
 * whether it exists or not.
 */
export async function readCart(
  repositories: Repositories,
  ref: string,
  secret: string | null,
): Promise<SavedCart | null> {
  const access = await accessTo(repositories.secrets, ref, secret);
  return access === 'open' ? repositories.carts.find(ref) : null;
}
