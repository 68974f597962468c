import type { ReactNode } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cancelledPaymentMessages } from '../../lib/messages/cancelled-payment.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { AmountText } from '../kit/AmountText.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly booking: Booking;
  readonly view: PriceFormat;
  /** The address of the booking. */
  readonly confirmation: string;
  /** Null where they cannot go back: something is paid already. */
  readonly onRestore: (() => void) | null;
  /** Whether they are in the cart again. */
  readonly isRestored: boolean;
  readonly message: string;
}

/** The trips of a booking in short, and what else can be done with them. */
export function TripsToRestore({ booking, view, confirmation, onRestore, isRestored, message }: Props) {
  const language = useLanguage();
  const t = cancelledPaymentMessages(language);
  return (
    <section className="panel" aria-labelledby="trips-title">
      <h2 id="trips-title">{t.trips}</h2>
      <ul className="order-trips">
        {booking.trips.map(({ ref, title, departure, trip }) => (
          <li key={ref}>
            <p>
              <strong>{title}</strong>
              <span className="soft small">
                <Message
                  parts={t.tripLine<ReactNode>(
                    <LocalTime instant={Date.parse(departure)} locale={view.locale} as={formatManilaMoment} />,
                    peopleText(trip.people, language),
                  )}
                />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="sums">
        <div className="sums-total">
          <dt>{t.total}</dt>
          <dd>
            <AmountText usd={booking.totalUsd} view={view} />
          </dd>
        </div>
      </dl>
      <p className="message-links">
        <a className="button button-quiet" href={confirmation}>
          {t.seeBooking}
        </a>
        {onRestore && (
          <button type="button" className="button button-quiet" onClick={onRestore}>
            {t.restore}
          </button>
        )}
        {isRestored && (
          <a className="button" href={localizedPath(PATHS.cart, language)}>
            {t.cart}
          </a>
        )}
      </p>
      {onRestore && booking.status !== 'cancelled' && <p className="soft small">{t.restoreHelp}</p>}
      <p className="pay-message" role="alert">
        {message}
      </p>
    </section>
  );
}
