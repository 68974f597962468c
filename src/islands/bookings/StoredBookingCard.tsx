import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { statusText } from '../../lib/bookings/booking-status.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { storedBookingsMessages } from '../../lib/messages/stored-bookings.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
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
  const language = useLanguage();
  const t = storedBookingsMessages(language);
  const { label, tone } = statusText(status, language);
  const [first] = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  const more = trips.length - 1;
  return (
    <li className="panel stored-booking">
      <p className="stored-state" data-tone={tone}>
        {label}
      </p>
      <h3>
        <a href={localizedPath(`${PATHS.confirmation}#ref=${ref}`, language)}>
          {more > 0 ? t.titleAndMore(first?.title ?? '', more) : first?.title}
        </a>
      </h3>
      <p className="soft">
        <Message parts={t.next<ReactNode>(<LocalTime instant={next} locale={locale} as={formatManilaMoment} />)} />
      </p>
      {isHotelMissing && <p>{t.hotelMissing}</p>}
      <PayDeadline booking={booking} locale={locale} />
      <div className="stored-foot">
        <span className="soft small">{t.reference(ref)}</span>
        <button type="button" onClick={onRemove}>
          {t.remove}
          <span className="hidden-visually">{t.removeWhich(ref)}</span>
        </button>
      </div>
    </li>
  );
}
