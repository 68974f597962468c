import type { Ref } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { statusText } from '../../lib/bookings/booking-status.text.ts';
import { PayDeadline } from './PayDeadline.tsx';

interface Props {
  readonly booking: Pick<Booking, 'ref' | 'status' | 'payBy' | 'booker'>;
  /** Further text about this state, such as a refund on its way; may be empty. */
  readonly more: string;
  /** Whether a hotel is still to be named. */
  readonly isHotelMissing: boolean;
  /** The element to focus when the state has changed. */
  readonly box: Ref<HTMLDivElement>;
  readonly locale: string;
}

const TONES = { good: 'good', waiting: 'waiting', over: 'info' } as const;

/** The state of a booking and its reference. */
export function StatusHead({ booking, more, isHotelMissing, box, locale }: Props) {
  const { tone, title, text } = statusText(booking.status);
  return (
    <div className="status-head notice" data-tone={TONES[tone]} ref={box} tabIndex={-1}>
      <h2>{title}</h2>
      <p>
        {text} {more}
      </p>
      {isHotelMissing && (
        <p className="no-print">
          A hotel is still missing: name it on the voucher below, so that the driver finds you.
        </p>
      )}
      <PayDeadline booking={booking} locale={locale} />
      <p className="status-ref">
        Reference <strong>{booking.ref}</strong>
      </p>
    </div>
  );
}
