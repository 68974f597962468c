import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { AmountText } from '../kit/PriceData.tsx';

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
  return (
    <section className="panel" aria-labelledby="trips-title">
      <h2 id="trips-title">Your trips</h2>
      <ul className="order-trips">
        {booking.trips.map(({ ref, title, departure, trip }) => (
          <li key={ref}>
            <p>
              <strong>{title}</strong>
              <span className="soft small">
                <LocalTime instant={Date.parse(departure)} locale={view.locale} as={formatManilaMoment} />,{' '}
                {peopleText(trip.people)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <dl className="sums">
        <div className="sums-total">
          <dt>Total</dt>
          <dd>
            <AmountText usd={booking.totalUsd} view={view} />
          </dd>
        </div>
      </dl>
      <p className="message-links">
        <a className="button button-quiet" href={confirmation}>
          See the booking
        </a>
        {onRestore && (
          <button type="button" className="button button-quiet" onClick={onRestore}>
            Move the trips back to the cart
          </button>
        )}
        {isRestored && (
          <a className="button" href={PATHS.cart}>
            Your cart
          </a>
        )}
      </p>
      {onRestore && booking.status !== 'cancelled' && (
        <p className="soft small">In the cart you can change them. This cancels the unpaid booking, free of charge.</p>
      )}
      <p className="pay-message" role="alert">
        {message}
      </p>
    </section>
  );
}
