import { leadTimeHours } from '../time/lead-time.ts';
import type { PayableTrip } from './payment-plan.ts';

const HOUR = 3_600_000;
/** Who books in the last moments before a cutoff has this long to pay. */
const MIN_TIME_TO_PAY = HOUR;

/** When a trip can be booked no more: its notice before departure begins. An instant in milliseconds since 1970. */
export function cutoffOf({ departure, policy }: Pick<PayableTrip, 'departure' | 'policy'>): number {
  return departure - leadTimeHours(policy.bookingNotice) * HOUR;
}

/**
 * Until when unpaid places are kept: some hours, never beyond the first departure, and not beyond the first cutoff either, because whoever runs the trip
 * needs that notice. Who books less than an hour before the cutoff has an hour.
 *
 * @param now an instant in milliseconds since 1970
 * @example paymentDeadline([vanAt0730With24hNotice], 24, at2000TwoDaysBefore) // 07:30 of the day before
 */
export function paymentDeadline(
  trips: readonly Pick<PayableTrip, 'departure' | 'policy'>[],
  keepHours: number,
  now: number,
): number {
  const cutoff = Math.max(now + MIN_TIME_TO_PAY, Math.min(...trips.map(cutoffOf)));
  return Math.min(now + keepHours * HOUR, cutoff, ...trips.map(({ departure }) => departure));
}
