import type { Booking } from '../../../lib/booking/booking.schema.ts';
import { palawanMoment } from '../../../lib/booking/palawan-format.ts';
import { statusWords } from '../../../lib/booking/status-words.ts';
import { PATHS } from '../../../lib/paths.ts';
import { LocalTime } from '../LocalTime.tsx';

interface Props {
  readonly booking: Booking;
  /** An instant in milliseconds since 1970. */
  readonly next: number;
  readonly locale: string;
  readonly onForget: () => void;
}

/** A booking of this device in short. */
export function KeptBookingCard({ booking, next, locale, onForget }: Props) {
  const { ref, status, trips } = booking;
  const { label, tone } = statusWords(status);
  const [first] = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  const more = trips.length - 1;
  return (
    <li className="panel kept-booking">
      <p className="kept-state" data-tone={tone}>
        {label}
      </p>
      <h3>
        <a href={`${PATHS.confirmation}#ref=${ref}`}>
          {first?.title}
          {more > 0 && ` and ${more} more`}
        </a>
      </h3>
      <p className="soft">
        <LocalTime instant={next} locale={locale} as={palawanMoment} />, Palawan time
      </p>
      <div className="kept-foot">
        <span className="soft small">Reference {ref}</span>
        <button type="button" onClick={onForget}>
          Take off this device<span className="hidden-visually">: booking {ref}</span>
        </button>
      </div>
    </li>
  );
}
