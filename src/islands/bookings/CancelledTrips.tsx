import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { PAID_BACK_TEXT } from '../../lib/bookings/refund.text.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { peopleText } from '../../lib/money/people.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';

interface Props {
  readonly booking: Booking;
  readonly locale: string;
}

function moneyText({ paid, refundDue, refunded }: Booking): string {
  if (refundDue.minor > 0) return `You get ${dollarText(refundDue.minor)} back. ${PAID_BACK_TEXT}`;
  if (refunded) return `We have refunded ${dollarText(refunded.minor)}. ${PAID_BACK_TEXT}`;
  if (paid.minor === 0) return 'You had not paid anything, so there is nothing to refund.';
  return `The ${dollarText(paid.minor)} you paid is not refunded under the rules of your trips.`;
}

/** The trips that do not take place, and what is paid back when (specification.md#confirmation). */
export function CancelledTrips({ booking, locale }: Props) {
  const ordered = booking.trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  return (
    <section className="panel" aria-labelledby="cancelled-title">
      <h2 id="cancelled-title">Cancelled trips</h2>
      <ul className="order-trips">
        {ordered.map(({ ref, title, departure, trip }) => (
          <li key={ref}>
            <p>
              <strong>{title}</strong>
              <span className="soft small">
                <LocalTime instant={Date.parse(departure)} locale={locale} as={formatManilaMoment} />,{' '}
                {peopleText(trip.people)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p>{moneyText(booking)}</p>
    </section>
  );
}
