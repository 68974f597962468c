import { type Ref, useState } from 'react';
import type { Departure, TripWithoutPlace } from '../../lib/availability/full-departure.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { DepartureButtons } from '../availability/DepartureButtons.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useFocusRestore } from '../kit/use-focus-restore.ts';

interface Props {
  readonly trips: readonly TripWithoutPlace[];
  readonly locale: string;
  /** Moves a trip of the cart to another departure. */
  readonly onMove: (ref: string, departure: Departure) => void;
  readonly box?: Ref<HTMLDivElement>;
}

const payButton = () => document.querySelector<HTMLElement>('.pay-button');

/** Trips that found no place, and departures that would take them. A press moves a trip there. */
export function FullTrips({ trips, locale, onMove, box }: Props) {
  const [moved, setMoved] = useState<{ readonly title: string; readonly departure: Departure } | null>(null);
  const restoreFocus = useFocusRestore();
  const moment = ({ date, time }: Departure) => (
    <LocalTime instant={manilaInstant(date, time)} locale={locale} as={formatManilaMoment} />
  );
  const move = ({ item }: TripWithoutPlace, departure: Departure) => {
    restoreFocus(payButton);
    setMoved({ title: item.title, departure });
    onMove(item.ref, departure);
  };
  return (
    <>
      {trips.length > 0 && (
        <Notice tone="problem" title="Not enough places are left" box={box}>
          <p>
            Nothing was booked, and your details are safe. Choose another departure for these trips, then book again.
          </p>
          <ul className="full-trips">
            {trips.map((trip) => (
              <li key={trip.item.ref}>
                <p>
                  <strong>{trip.item.title}</strong>, {moment(trip.item.trip)}: {trip.text}
                </p>
                <FullTripActions trip={trip} locale={locale} onMove={(departure) => move(trip, departure)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status" className="full-trips-moved">
        {moved && (
          <>
            {moved.title} is now on {moment(moved.departure)}.{trips.length === 0 && ' Book again below.'}
          </>
        )}
      </p>
    </>
  );
}

interface ActionProps {
  readonly trip: TripWithoutPlace;
  readonly locale: string;
  readonly onMove: (departure: Departure) => void;
}

function FullTripActions({ trip: { alternatives, isOnRequest, item, noun }, locale, onMove }: ActionProps) {
  return (
    <>
      {alternatives.length > 0 && (
        <DepartureButtons departures={alternatives} noun={noun} locale={locale} onChoose={onMove} />
      )}
      <p>
        {alternatives.length === 0 ? `No departure in the next few days has room for ${item.trip.people}: ` : 'Or '}
        {isOnRequest && (
          <>
            <a href={PATHS.contact}>ask us</a> about this one, or{' '}
          </>
        )}
        <a href={PATHS.cart}>choose another day in the cart</a>.
      </p>
    </>
  );
}
