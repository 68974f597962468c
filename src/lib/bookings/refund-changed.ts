import { bookingRefund } from '../payments/booking-refund.ts';
import type { Booking } from './booking.schema.ts';

type Refundable = Pick<Booking, 'trips' | 'paid' | 'placedAt'>;

function refundAt({ trips, paid, placedAt }: Refundable, at: number): number {
  const payable = trips.map(({ totalUsd, policy, departure }) => ({
    totalUsd,
    policy,
    departure: Date.parse(departure),
  }));
  return bookingRefund(payable, paid.minor, Date.parse(placedAt), at).minor;
}

/**
 * Whether the refund has changed since a booking was read, by the device's clock. The service must
 * then be asked, because the device's clock may be wrong.
 *
 * @param readAt and `now`: instants in milliseconds since 1970
 */
export function hasRefundChanged(booking: Refundable, readAt: number, now: number): boolean {
  return refundAt(booking, readAt) !== refundAt(booking, now);
}
