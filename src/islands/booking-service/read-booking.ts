import type { BookingOutcome } from '../../lib/bookings/bookings.contract.ts';
import type { BookingService } from './booking-service.ts';
import { storeBooking, storedBooking } from './stored-bookings.store.ts';

const storedTextOf = (ref: string) => JSON.stringify(storedBooking(ref)?.booking);

/**
 * Loads a booking and stores it. What was stored meanwhile, by cancelling, by saving or in another
 * tab, may be newer than the response: then it is loaded once more.
 */
export async function readBooking(ref: string, service: BookingService): Promise<BookingOutcome> {
  const before = storedTextOf(ref);
  const outcome = await service.read(ref);
  if (outcome.kind !== 'ok') return outcome;
  if (storedTextOf(ref) !== before) return readBooking(ref, service);
  storeBooking(outcome.booking);
  return outcome;
}
