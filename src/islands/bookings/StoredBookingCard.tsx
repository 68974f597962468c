import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { statusText } from '../../lib/bookings/booking-status.text.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { PayDeadline } from './PayDeadline.tsx';

interface Props {
  readonly booking: Booking;
  /** An instant in milliseconds since 1970. */
  readonly next: number;
  /** Whether a hotel is still to be named. */
  readonly isHotelMissing: boolean;
  readonly locale: string;
  readonly onRemove: () => void;
}

/** A booking of this device in short. */
export function StoredBookingCard({ booking, next, isHotelMissing, locale, onRemove }: Props) {
  const { ref, status, trips } = booking;
  const { label, tone } = statusText(status);
  const [first] = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  const more = trips.length - 1;
  return (
    <li className="panel stored-booking">
      <p className="stored-state" data-tone={tone}>
        {label}
      </p>
      <h3>
        <a href={`${PATHS.confirmation}#ref=${ref}`}>
          {first?.title}
          {more > 0 && ` and ${more} more`}
        </a>
      </h3>
      <p className="soft">
        <LocalTime instant={next} locale={locale} as={formatManilaMoment} />, Palawan time
      </p>
      {isHotelMissing && <p>We still need your hotel: open the booking and add it.</p>}
      <PayDeadline booking={booking} locale={locale} />
      <div className="stored-foot">
        <span className="soft small">Reference {ref}</span>
        <button type="button" onClick={onRemove}>
          Remove from this device<span className="hidden-visually">: booking {ref}</span>
        </button>
      </div>
    </li>
  );
}
