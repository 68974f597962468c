import { leadTimeHours } from '../time/lead-time.ts';
import type { PayableTrip } from './payment-plan.ts';

const HOUR = 3_600_000;
/** Minimum time to pay, for bookings just before a cutoff. */
const MIN_TIME_TO_PAY = HOUR;

/** Hours for which places are reserved while somebody pays online (specification.md#payment). */
export const ONLINE_HOLD_HOURS = 0.5;

/** The last moment to book a trip: its notice before departure, in milliseconds since 1970. */
export function cutoffOf({ departure, policy }: Pick<PayableTrip, 'departure' | 'policy'>): number {
  return departure - leadTimeHours(policy.bookingNotice) * HOUR;
}

/**
 * The deadline to pay, until which places are reserved. At most some hours, and never beyond the
 * first departure or cutoff; within an hour of the cutoff it is one hour.
 *
 * @param now an instant in milliseconds since 1970
 * @example paymentDeadline([vanAt0730With24hNotice], 24, at2000TwoDaysBefore) // 07:30 of the day
 * before
 */
export function paymentDeadline(
  trips: readonly Pick<PayableTrip, 'departure' | 'policy'>[],
  keepHours: number,
  now: number,
): number {
  const cutoff = Math.max(now + MIN_TIME_TO_PAY, Math.min(...trips.map(cutoffOf)));
  return Math.min(now + keepHours * HOUR, cutoff, ...trips.map(({ departure }) => departure));
}
