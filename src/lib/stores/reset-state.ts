import { EMPTY_BOOKER } from '../booking/booker.schema.ts';
import type { Random } from '../random/seeded-random.ts';
import { $booker } from './booker.ts';
import { renewBookingRef } from './booking-ref.ts';
import { clearCart } from './cart.ts';
import { cryptographic } from './cryptographic.ts';
import { $paymentMethod } from './payment-method.ts';
import { $searchData } from './search-data.ts';

/** Begins anew: another booking reference; booker, cart and search are empty (specification, section 4, resetState). */
export function resetState(random: Random = cryptographic): void {
  renewBookingRef(random);
  $booker.set(EMPTY_BOOKER);
  clearCart();
  $searchData.set({});
  $paymentMethod.set(null);
}
