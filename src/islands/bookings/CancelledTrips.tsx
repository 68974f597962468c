import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import { refundMessages } from '../../lib/messages/refund.ts';
import { dollarText } from '../../lib/money/format-money.ts';
import { peopleText } from '../../lib/money/people.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly booking: Booking;
  readonly locale: string;
}

interface GoneTrip {
  readonly ref: string;
  readonly title: string;
  readonly departure: string;
  readonly people: number;
}

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly trips: readonly GoneTrip[];
  readonly locale: string;
  /** What is paid back; nothing where another list says so. */
  readonly money: string | null;
}

/** What is on its way or was paid back; null where it is neither. */
function paidBackText({ refundDue, refunded }: Booking, locale: string, language: Language): string | null {
  const t = refundMessages(language);
  if (refundDue.minor > 0) return `${t.cancelled.due(dollarText(refundDue.minor, locale))} ${t.paidBack}`;
  return refunded ? `${t.cancelled.done(dollarText(refunded.minor, locale))} ${t.paidBack}` : null;
}

function TripList({ id, title, trips, locale, money }: ListProps) {
  const language = useLanguage();
  const t = bookingPageMessages(language);
  const ordered = trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <ul className="order-trips">
        {ordered.map((trip) => (
          <li key={trip.ref}>
            <p>
              <strong>{trip.title}</strong>
              <span className="soft small">
                <Message
                  parts={t.tripLine<ReactNode>(
                    <LocalTime instant={Date.parse(trip.departure)} locale={locale} as={formatManilaMoment} />,
                    peopleText(trip.people, language),
                  )}
                />
              </span>
            </p>
          </li>
        ))}
      </ul>
      {money && <p>{money}</p>}
    </section>
  );
}

/** The trips that do not take place, and what is paid back when (specification.md#confirmation). */
export function CancelledTrips({ booking, locale }: Props) {
  const language = useLanguage();
  const { cancelled } = refundMessages(language);
  const { minor } = booking.paid;
  return (
    <TripList
      id="cancelled-title"
      title={bookingPageMessages(language).cancelledTrips}
      trips={booking.trips.map(({ trip, ...shown }) => ({ ...shown, people: trip.people }))}
      locale={locale}
      money={
        paidBackText(booking, locale, language) ??
        (minor === 0 ? cancelled.nothingPaid : cancelled.nothing(dollarText(minor, locale)))
      }
    />
  );
}

/** The trips that were called off and taken out, and what is paid back. */
export function DroppedTrips({ booking, locale, isOver }: Props & { readonly isOver: boolean }) {
  const language = useLanguage();
  const { droppedTrips = [] } = booking;
  if (droppedTrips.length === 0) return null;
  return (
    <TripList
      id="dropped-title"
      title={bookingPageMessages(language).droppedTrips}
      trips={droppedTrips}
      locale={locale}
      money={isOver ? null : paidBackText(booking, locale, language)}
    />
  );
}
