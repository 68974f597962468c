import { deskHref } from '../../lib/desk/desk-route.ts';
import { manifestHref } from '../../lib/desk/manifest.contract.ts';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { peopleText } from '../../lib/money/people.ts';
import { manilaDate } from '../../lib/time/manila.ts';
import { useNow } from '../kit/use-now.ts';
import { DepartureActions } from './DepartureActions.tsx';
import { DeskHead } from './DeskHead.tsx';
import { dayText, hourText, placesText } from './desk-format.ts';
import { ScanVouchers } from './ScanVouchers.tsx';
import { StateChips } from './StateChips.tsx';
import { TripCard } from './TripCard.tsx';
import { useCheckIns } from './use-check-ins.ts';
import { useDepartures } from './use-departures.ts';

interface Props {
  /** ISO date. */
  readonly day: string;
  readonly listing: string;
  /** `07:30` */
  readonly time: string;
  readonly session: DeskSession;
}

/** Who travels on a departure, and who is here (specification.md#departures-of-a-day). */
export function DepartureScreen({ day, listing, time, session }: Props) {
  const today = manilaDate(useNow());
  const canChange = session.actions.includes('change-departures');
  const { data, problem, isLoading, reload } = useDepartures(day, canChange);
  const checkIns = useCheckIns(reload, session.name, data);
  const departure = data?.departures.find((one) => one.listingCode === listing && one.time === time);
  const canOpenBookings = session.actions.includes('read-bookings');
  return (
    <>
      <DeskHead
        title={departure ? `${hourText(time)} ${departure.title}` : hourText(time)}
        asOf={data?.asOf ?? null}
        problem={problem ?? checkIns.problem}
        isLoading={isLoading}
        reload={reload}
      >
        <p>
          <a href={deskHref({ screen: 'day', day: day === today ? null : day })}>{dayText(day, today)}</a>
        </p>
        {checkIns.waiting > 0 && (
          <p role="status">
            {checkIns.waiting} {checkIns.waiting === 1 ? 'check-in waits' : 'check-ins wait'} on this device for a
            connection.
          </p>
        )}
      </DeskHead>
      {data && !departure && (
        <p>
          {canChange ? 'This departure does not exist on this day.' : 'Nobody is booked on this departure any more.'}
        </p>
      )}
      {data && departure && (
        <>
          <p>
            <strong>{placesText(departure.taken)}</strong> · {departure.provider}
          </p>
          <StateChips departure={departure} />
          {departure.warnings.map((text) => (
            <p key={text} className="desk-problem">
              {text}
            </p>
          ))}
          {departure.groups.length > 0 && (
            <div className="desk-actions no-print">
              <ScanVouchers departure={departure} day={data} checkIns={checkIns} problem={problem} />
              <a className="button button-quiet" href={manifestHref(departure)} download>
                List (CSV)
              </a>
            </div>
          )}
          {departure.groups.length === 0 && <p>Nobody is booked on it.</p>}
          {departure.groups.map(({ vehicle, people, trips }) => (
            <section key={vehicle ?? 'all'} className="desk-group" aria-label={vehicle ?? 'Travellers'}>
              <h2 className={vehicle ? undefined : 'hidden-visually'}>
                {vehicle ?? 'Travellers'}, {peopleText(people, 'en')}
              </h2>
              <ul className="desk-list">
                {trips.map((trip) => (
                  <li key={trip.tripRef}>
                    <TripCard trip={trip} checkIns={checkIns} canOpen={canOpenBookings} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {canChange && <DepartureActions departure={departure} reload={reload} />}
        </>
      )}
    </>
  );
}
