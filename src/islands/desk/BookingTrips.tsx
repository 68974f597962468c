import type { BookedTrip } from '../../lib/bookings/booking.schema.ts';
import type { BookingFileView } from '../../lib/desk/booking-file.contract.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { FilePart } from './BookingActions.tsx';
import { amountText, clockOf, momentText, pesoText } from './desk-format.ts';
import { TripActions } from './TripActions.tsx';

type CheckIns = BookingFileView['checkIns'];

/** The form's own words come with its schemas, which the desk has no use for. */
const AGES: Readonly<Record<string, string>> = {
  adult: 'adult',
  'child-8-to-17': 'child, 8 to 17',
  'child-3-to-7': 'child, 3 to 7',
  infant: 'under 3',
};

const CHECK_INS = { boarded: 'here', 'no-show': 'did not come' } as const;

/** What is known of each traveller of a trip; passports are only there or missing. */
function Travellers({ trip, checkIns }: { readonly trip: BookedTrip; readonly checkIns: CheckIns }) {
  return (
    <ol className="desk-travellers">
      {trip.participants.map((person, index) => {
        const checkIn = checkIns.find((one) => one.tripRef === trip.ref && one.index === index);
        const parts = [
          ...(person ? [person.nationality, AGES[person.ageBand] ?? ''] : []),
          ...(trip.documents === 'passport' && person ? [person.passport ? 'passport there' : 'passport missing'] : []),
          ...(checkIn ? [`${CHECK_INS[checkIn.state]} ${clockOf(checkIn.at)}, ${checkIn.by}`] : []),
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: A traveller is known by the number alone.
          <li key={index}>
            {person ? person.name : <span className="desk-open">Name missing</span>}
            {parts.length > 0 && <span className="soft"> {parts.join(' · ')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

interface Props extends FilePart {
  /** Whether whoever looks at it may change bookings. */
  readonly canChange: boolean;
}

/** The trips of a booking, with who travels and what can be changed. */
export function BookingTrips({ canChange, ...part }: Props) {
  const { file } = part;
  return (
    <section className="desk-section" aria-labelledby="file-trips">
      <h2 id="file-trips">{file.booking.trips.length === 1 ? 'Trip' : 'Trips'}</h2>
      {file.booking.trips.map((booked) => {
        const { ref, title, provider, departure, pickup, dropoff, trip, cashPhp, changes, isCalledOff } = booked;
        const { listingCode: listing, date: day, time, people, arrival, notes } = trip;
        const rows: readonly (readonly [string, string])[] = [
          ['People', String(people)],
          ['Pickup', pickup.name],
          ['Drop-off', dropoff.name],
          ...(arrival ? [['Arrives', [arrival.number, arrival.time].filter(Boolean).join(', ')] as const] : []),
          ['Company', provider],
          ...(cashPhp > 0 ? [['Cash for fees', pesoText(cashPhp)] as const] : []),
          ...(notes ? [['Note', notes] as const] : []),
          ...(changes ? [['Changed', changes === 1 ? 'once' : `${changes} times`] as const] : []),
        ];
        return (
          <article key={ref} className="desk-trip">
            <header>
              <h3>{title}</h3>
              <a href={deskHref({ screen: 'departure', day, listing, time })}>{momentText(departure)}</a>
            </header>
            {isCalledOff && <p className="desk-problem">Called off: they choose another day or a refund.</p>}
            <dl>
              {rows.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {canChange && <TripActions {...part} booked={booked} />}
            <Travellers trip={booked} checkIns={file.checkIns} />
          </article>
        );
      })}
      {file.booking.droppedTrips?.map(({ ref, title, departure, people, paid }) => (
        <p key={ref} className="soft">
          Taken out, as it was called off: {title}, {momentText(departure)}, {peopleText(people, 'en')}.{' '}
          {amountText(paid.minor, 'en-US')} was paid for it.
        </p>
      ))}
    </section>
  );
}
