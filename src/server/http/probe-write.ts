import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';

/** No reference has these signs, so nobody's cart is touched. */
const NOBODY = '--------';
/** About as much as the largest booking takes: less could find room where a booking finds none. */
const LARGE = 'x'.repeat(64 * 1024);

/** Writes as much as a booking does, where carts are, and takes it away again, in one step: nobody ever sees it. @throws DatabaseUnavailable where a booking would not be kept */
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
