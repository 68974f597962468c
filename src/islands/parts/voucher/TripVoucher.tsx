import type { BookedTrip } from '../../../lib/booking/booking.schema.ts';
import { READY_BEFORE_MINUTES } from '../../../lib/booking/departure.ts';
import { palawanFullDay, palawanTime } from '../../../lib/booking/palawan-format.ts';
import { peopleText } from '../../../lib/pricing/people.ts';
import { arrivalText, type NamedStop } from '../../../lib/voucher/written-trip.ts';
import { LocalTime } from '../LocalTime.tsx';
import { Pesos } from '../Pesos.tsx';

interface Props {
  readonly trip: BookedTrip;
  readonly locale: string;
}

function Stop({ label, stop }: { readonly label: string; readonly stop: NamedStop }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {stop.name}
        {stop.note && <span className="soft small">{stop.note}</span>}
      </dd>
    </div>
  );
}

/** One trip of a voucher: when and where to stand, what to bring. */
export function TripVoucher({ trip: booked, locale }: Props) {
  const { title, trip, departure, pickup, dropoff, cashPhp, provider } = booked;
  const leaves = Date.parse(departure);
  const ready = leaves - READY_BEFORE_MINUTES * 60_000;
  const arrival = arrivalText(trip.arrival);
  return (
    <li className="trip-voucher">
      <p className="trip-when">
        <strong>
          <LocalTime instant={leaves} locale={locale} as={palawanFullDay} />
        </strong>
        <span>
          Be ready at{' '}
          <strong>
            <LocalTime instant={ready} locale={locale} as={palawanTime} />
          </strong>
          , leaves <LocalTime instant={leaves} locale={locale} as={palawanTime} />
        </span>
      </p>
      <h3>{title}</h3>
      <dl>
        <Stop label="Stand here" stop={pickup} />
        <Stop label="You are left at" stop={dropoff} />
        <div>
          <dt>For</dt>
          <dd>
            {peopleText(trip.people)}, run by {provider}
          </dd>
        </div>
        {arrival && (
          <div>
            <dt>You arrive with</dt>
            <dd>{arrival}</dd>
          </div>
        )}
        {cashPhp > 0 && (
          <div>
            <dt>Cash to bring</dt>
            <dd>
              <strong>
                <Pesos php={cashPhp} locale={locale} />
              </strong>{' '}
              for fees on the spot
            </dd>
          </div>
        )}
        {trip.notes && (
          <div>
            <dt>Your note</dt>
            <dd>{trip.notes}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
