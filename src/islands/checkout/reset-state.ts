import { EMPTY_BOOKER } from '../../lib/booking/booker.schema.ts';
import type { Random } from '../../lib/text/identifier.ts';
import { $conversionQueries } from '../analytics/query-params.store.ts';
import { renewBookingRef } from '../booking-service/booking-ref.store.ts';
import { $booker } from '../cart/booker.store.ts';
import { clearCart } from '../cart/cart.store.ts';
import { cryptoRandom } from '../kit/crypto-random.ts';
import { $searchData } from '../search/search-data.store.ts';
import { $paymentMethod } from './payment-method.store.ts';

/**
 * Starts a new booking: new reference, empty booker, cart and search (specification.md#booker).
 * Attribution is reset too.
 */
export function resetState(random: Random = cryptoRandom): void {
  renewBookingRef(random);
  $booker.set(EMPTY_BOOKER);
  clearCart();
  $searchData.set({});
  $paymentMethod.set(null);
  $conversionQueries.set(null);
}
