import type { BookingOutcome, BookingService } from './booking-service.ts';
import { keepBooking, keptBooking } from './stored-bookings.store.ts';

const knownOf = (ref: string) => JSON.stringify(keptBooking(ref)?.booking);

/**
 * Reads a booking and keeps it. What was heard of it meanwhile, by cancelling, by saving or in another tab, may be newer than the answer: then it is read
 * once more.
 */
export async function readBooking(ref: string, service: BookingService): Promise<BookingOutcome> {
  const before = knownOf(ref);
  const outcome = await service.read(ref);
  if (outcome.kind !== 'ok') return outcome;
  if (knownOf(ref) !== before) return readBooking(ref, service);
  keepBooking(outcome.booking);
  return outcome;
}
