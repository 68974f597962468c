import { useState } from 'react';
import { type BookingFileView, passportsContract } from '../../lib/desk/booking-file.contract.ts';
import { dayOf } from './desk-format.ts';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  /** `/api/desk/bookings/{ref}` */
  readonly path: string;
  readonly file: BookingFileView;
}

const STATES = { missing: 'missing', unreadable: 'cannot be read' } as const;

/** Passports, read only when somebody asks for them: the history says who did. */
export function PassportList(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="desk-section no-print" aria-labelledby="file-passports">
      <h2 id="file-passports">Passports</h2>
      {!isOpen && <p>The history records who opens them.</p>}
      {isOpen && <OpenPassports {...props} />}
      <p>
        <button type="button" className="button button-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the passports' : 'Show the passports'}
        </button>
      </p>
    </section>
  );
}

function OpenPassports({ path, file }: Props) {
  const { data, problem } = useDeskQuery(passportsContract, `${path}${passportsContract.path}`, { isPolled: false });
  if (problem) return <p className="desk-problem">{problem}</p>;
  if (!data) return <p role="status">Loading</p>;
  const titleOf = (ref: string) => file.booking.trips.find((trip) => trip.ref === ref)?.title ?? ref;
  return (
    <ul className="desk-lines">
      {data.passports.map(({ tripRef, index, name, state, passport }) => (
        <li key={`${tripRef} ${index}`}>
          <strong>{passport?.name ?? name ?? `Traveller ${index + 1}`}</strong>
          {passport && ` ${passport.number}, ${passport.country}, valid until ${dayOf(passport.expiry)}`}
          {state !== 'complete' && <span className="desk-open">Passport {STATES[state]}</span>}
          <span className="soft">{titleOf(tripRef)}</span>
        </li>
      ))}
    </ul>
  );
}
