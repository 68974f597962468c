import type { DeskTrip } from '../../lib/desk/departures.contract.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { peopleText } from '../../lib/money/people.ts';
import { upperFirst } from '../../lib/text/sentence-case.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { amountText, pesoText } from './desk-format.ts';
import { PersonRow } from './PersonRow.tsx';
import type { CheckIns } from './use-check-ins.ts';

interface Props {
  readonly trip: DeskTrip;
  readonly checkIns: CheckIns;
  /** Whether the whole booking may be seen. */
  readonly canOpen: boolean;
}

/** "Name missing" of a word of the service: "1 of 1 names missing". */
function missingText(text: string): string {
  return upperFirst(text.replace(/^1 of 1 (name|passport)s /, '$1 '));
}

/** A group on a departure: where it waits, what is missing, and who is here. */
export function TripCard({ trip, checkIns, canOpen }: Props) {
  const { bookingRef, booker, people, pickup, dropoff, arrival, notes, missing, dueCents = 0, cashPhp, persons } = trip;
  return (
    <article className="desk-trip">
      <header>
        <h3>
          {booker.name}, {peopleText(people, 'en')}
        </h3>
        {canOpen ? (
          <a href={deskHref({ screen: 'booking', ref: bookingRef })}>{bookingRef}</a>
        ) : (
          <span>{bookingRef}</span>
        )}
      </header>
      {trip.isCalledOff && (
        <p className="desk-problem">This booking is called off: they choose another day or a refund.</p>
      )}
      <dl>
        {trip.reseller && (
          <div>
            <dt>Sold by</dt>
            <dd>{trip.reseller}</dd>
          </div>
        )}
        <div>
          <dt>Pickup</dt>
          <dd>{pickup.name}</dd>
        </div>
        <div>
          <dt>Drop-off</dt>
          <dd>{dropoff.name}</dd>
        </div>
        {arrival && (
          <div>
            <dt>Arrives</dt>
            <dd>{arrival}</dd>
          </div>
        )}
        {cashPhp > 0 && (
          <div>
            <dt>Cash for fees</dt>
            <dd>{pesoText(cashPhp)}</dd>
          </div>
        )}
        {notes && (
          <div>
            <dt>Note</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
      {dueCents > 0 && <p className="desk-open">{amountText(dueCents, 'en-US')} not paid yet</p>}
      {missing
        .filter((text) => text !== 'not paid' || dueCents === 0)
        .map((text) => (
          <p key={text} className="desk-open">
            {missingText(text)}
          </p>
        ))}
      <ContactLinks {...booker} />
      <ul className="desk-persons">
        {persons.map((person) => (
          <li key={person.index}>
            <PersonRow
              person={person}
              checkIn={checkIns.stateOf(trip, person)}
              onChange={(state) => checkIns.save(trip, person.index, state)}
            />
          </li>
        ))}
      </ul>
    </article>
  );
}
