import { useState } from 'react';
import type { DeskSession } from '../../lib/desk/session.contract.ts';
import { addDays, manilaDate, manilaInstant } from '../../lib/time/manila.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useNow } from '../kit/use-now.ts';
import { DepartureCard } from './DepartureCard.tsx';
import { DeskHead } from './DeskHead.tsx';
import { DESK_LOCALE, dayText } from './desk-format.ts';
import { openDeskRoute } from './desk-route.store.ts';
import { loadDeskSession } from './desk-session.store.ts';
import { OfflineSwitch } from './OfflineSwitch.tsx';
import { useDepartures } from './use-departures.ts';

interface Props {
  /** ISO date; null for today. */
  readonly day: string | null;
  readonly session: DeskSession;
}

/** The departures of a day in order, with what is still missing (specification.md#the-desk). */
export function DayScreen({ day: chosen, session }: Props) {
  const today = manilaDate(useNow());
  const day = chosen ?? today;
  const [hasEmpty, setEmpty] = useState(false);
  const { data, problem, isLoading, reload } = useDepartures(day, hasEmpty);
  const open = (to: string) => openDeskRoute({ screen: 'day', day: to === today ? null : to });
  const booked = data?.departures.filter(({ groups }) => groups.length > 0).length ?? 0;
  const people = data?.departures.reduce((sum, departure) => sum + departure.people, 0) ?? 0;
  return (
    <>
      <DeskHead
        title={dayText(day, today)}
        asOf={data?.asOf ?? null}
        problem={problem}
        isLoading={isLoading}
        reload={reload}
      >
        <div className="desk-days no-print">
          <IconButton icon="previous" label="Day before" onClick={() => open(addDays(day, -1))} />
          <label className="desk-day">
            <span className="hidden-visually">Day</span>
            <input
              type="date"
              value={day}
              onChange={({ target }) => {
                if (!Number.isNaN(manilaInstant(target.value))) open(target.value);
              }}
            />
          </label>
          <IconButton icon="next" label="Next day" onClick={() => open(addDays(day, 1))} />
        </div>
        {session.actions.includes('change-departures') && (
          <label className="tick no-print">
            <input type="checkbox" checked={hasEmpty} onChange={({ target }) => setEmpty(target.checked)} />
            <span>Also departures that nobody has booked</span>
          </label>
        )}
      </DeskHead>
      {data && data.departures.length === 0 && (
        <p>Nobody travels on this day.{day >= today && ' Bookings that come in appear here by themselves.'}</p>
      )}
      {data && data.departures.length > 0 && (
        <p className="soft">
          {people.toLocaleString(DESK_LOCALE)} {people === 1 ? 'person' : 'people'} on {booked}{' '}
          {booked === 1 ? 'departure' : 'departures'}
        </p>
      )}
      <ul className="desk-list">
        {data?.departures.map((departure) => (
          <li key={`${departure.listingCode} ${departure.time}`}>
            <DepartureCard departure={departure} />
          </li>
        ))}
      </ul>
      {data && chosen === null && <OfflineSwitch storeSession={loadDeskSession} />}
    </>
  );
}
