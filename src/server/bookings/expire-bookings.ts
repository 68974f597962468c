import { manilaIso } from '../../lib/time/manila.ts';
import type { Store } from '../repositories/repositories.ts';
import { written } from './transitions.ts';

/**
 * Writes down which bookings were not paid in time. Each in a transaction of its own; doing it twice changes nothing.
 *
 * @param now an instant in milliseconds since 1970
 * @returns how many have expired
 */
export async function expireBookings(store: Store, now: number): Promise<number> {
  const refs = await store.read((ledger) => ledger.bookings.unpaidAt(manilaIso(now), 'awaiting-payment'));
  let expired = 0;
  for (const ref of refs) {
    const changed = await store.write(ref, async (ledger) => {
      const booking = await ledger.bookings.find(ref);
      return booking !== null && (await written(ledger, booking, now)).status !== booking.status;
    });
    if (changed) expired += 1;
  }
  return expired;
}
