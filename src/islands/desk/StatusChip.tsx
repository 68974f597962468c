import type { BookingStatus } from '../../lib/bookings/booking-status.schema.ts';
import { statusText } from '../../lib/bookings/booking-status.text.ts';

/** The state of a booking in a word or two. */
export function StatusChip({ status }: { readonly status: BookingStatus }) {
  const { label, tone } = statusText(status, 'en');
  return (
    <span className="desk-status" data-tone={tone}>
      {label}
    </span>
  );
}
