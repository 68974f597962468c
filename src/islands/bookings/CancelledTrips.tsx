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

function moneyText({ paid, refundDue, refunded }: Booking, locale: string, language: Language): string {
  const t = refundMessages(language);
  if (refundDue.minor > 0) return `${t.cancelled.due(dollarText(refundDue.minor, locale))} ${t.paidBack}`;
  if (refunded) return `${t.cancelled.done(dollarText(refunded.minor, locale))} ${t.paidBack}`;
  return paid.minor === 0 ? t.cancelled.nothingPaid : t.cancelled.nothing(dollarText(paid.minor, locale));
}

/** The trips that do not take place, and what is paid back when (specification.md#confirmation). */
export function CancelledTrips({ booking, locale }: Props) {
  const language = useLanguage();
  const t = bookingPageMessages(language);
  const ordered = booking.trips.toSorted((a, b) => (a.departure < b.departure ? -1 : 1));
  return (
    <section className="panel" aria-labelledby="cancelled-title">
      <h2 id="cancelled-title">{t.cancelledTrips}</h2>
      <ul className="order-trips">
        {ordered.map(({ ref, title, departure, trip }) => (
          <li key={ref}>
            <p>
              <strong>{title}</strong>
              <span className="soft small">
                <Message
                  parts={t.tripLine<ReactNode>(
                    <LocalTime instant={Date.parse(departure)} locale={locale} as={formatManilaMoment} />,
                    peopleText(trip.people, language),
                  )}
                />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p>{moneyText(booking, locale, language)}</p>
    </section>
  );
}
