import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';

/** A reference with invalid characters, so that no cart is touched. */
const NOBODY = '--------';
/** Text of the size of the largest booking, so that a nearly full disk is noticed. */
const LARGE = 'x'.repeat(64 * 1024);

/**
 * Writes as much as a booking and deletes it in one transaction. @throws DatabaseUnavailable where
 * a booking would not be stored
 */
export function tryWrite(unitOfWork: Pick<UnitOfWork, 'write'>, now: number): Promise<void> {
  const cart: SavedCart = {
    ref: NOBODY,
    revision: 0,
    contactInfo: { name: LARGE, email: '', mobile: '' },
    bookingItems: [],
    currency: 'USD',
  };
  return unitOfWork.write(NOBODY, async ({ carts }) => {
    await carts.save(cart, manilaIso(now));
    await carts.remove(NOBODY);
  });
}
