import { calendarContract, type DeskCalendar } from '../../lib/desk/calendar.contract.ts';
import { deskHref } from '../../lib/desk/desk-route.ts';
import { addDays, manilaDate, manilaInstant } from '../../lib/time/manila.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { useNow } from '../kit/use-now.ts';
import { DeskHead } from './DeskHead.tsx';
import { dayOf, monthText } from './desk-format.ts';
import { openDeskRoute } from './desk-route.store.ts';
import { useDeskQuery } from './use-desk-query.ts';

interface Props {
  /** `2027-01`; null for this month. */
  readonly month: string | null;
}

type Day = DeskCalendar['days'][number];

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const percentOf = (share: number) => Math.round(share * 100);

/** A day in words, for those who do not see the bar. */
function textOf({ day, people, departures, share, closed, problems }: Day): string {
  const travellers = people === 0 ? 'nobody travels' : `${people} on ${departures} departures`;
  return [
    `${dayOf(day)}: ${travellers}`,
    ...(share === null || people === 0 ? [] : [`${percentOf(share)}% full`]),
    ...(closed > 0 ? [`${closed} closed or on request`] : []),
    ...(problems > 0 ? ['something is wrong'] : []),
  ].join(', ');
}

/** How far the first day is from Monday. */
const offsetOf = (day: string) => (new Date(manilaInstant(day, '12:00')).getUTCDay() + 6) % 7;

/** A month with how full each day is; each day leads to its departures. */
export function CalendarScreen({ month: chosen }: Props) {
  const today = manilaDate(useNow());
  const month = chosen ?? today.slice(0, 7);
  const path = `${calendarContract.path}?month=${month}`;
  const { data, problem, isLoading, reload } = useDeskQuery(calendarContract, path);
  const open = (day: string) => openDeskRoute({ screen: 'calendar', month: day.slice(0, 7) });
  const first = `${month}-01`;
  return (
    <>
      <DeskHead
        title={monthText(month)}
        asOf={data?.asOf ?? null}
        problem={problem}
        isLoading={isLoading}
        reload={reload}
      >
        <div className="desk-days no-print">
          <IconButton icon="previous" label="Month before" onClick={() => open(addDays(first, -1))} />
          <a className="button button-quiet" href={deskHref({ screen: 'calendar', month: null })}>
            This month
          </a>
          <IconButton icon="next" label="Next month" onClick={() => open(addDays(first, 31))} />
        </div>
      </DeskHead>
      <div className="desk-month">
        {WEEKDAYS.map((name) => (
          <span key={name} className="soft" aria-hidden="true">
            {name}
          </span>
        ))}
        {data?.days.map((day) => (
          <a
            key={day.day}
            href={deskHref({ screen: 'day', day: day.day === today ? null : day.day })}
            aria-current={day.day === today ? 'date' : undefined}
            data-problem={day.problems > 0 || undefined}
            style={day.day === first ? { gridColumnStart: offsetOf(first) + 1 } : undefined}
          >
            <span className="hidden-visually">{textOf(day)}</span>
            <span aria-hidden="true">
              {Number(day.day.slice(8))}
              {day.problems > 0 && <strong className="desk-mark">!</strong>}
            </span>
            <strong aria-hidden="true">{day.people > 0 && day.people}</strong>
            {day.people > 0 && <meter min={0} max={1} value={Math.min(day.share ?? 0, 1)} aria-hidden="true" />}
          </a>
        ))}
      </div>
      <p className="soft">
        The number is how many people travel, the bar how full the day is, and “!” a departure that is overbooked, or
        closed with somebody on it.
      </p>
    </>
  );
}
