import { type ComponentType, useEffect, useState, useTransition } from 'react';
import { onDemand } from '../on-demand.ts';
import type { DayCalendarProps } from './DayCalendar.tsx';
import { FieldProblem } from './FieldProblem.tsx';

type Calendar = ComponentType<DayCalendarProps>;

/** The calendar, which is as large as everything else of the dialog. */
export const calendarCode = onDemand<Calendar>(async () => (await import('./DayCalendar.tsx')).default);

interface Props extends Omit<DayCalendarProps, 'onMonth'> {
  readonly problem: string | null;
  /** Why days of a month (`2027-01`) cannot be chosen. */
  readonly notesOf: (month: string) => readonly string[];
}

/**
 * On which day: a calendar, drawn once the dialog is open. Where its code does not come, the browser's own date field does the
 * same.
 */
export function DayField({ problem, notesOf, ...props }: Props) {
  const [month, setMonth] = useState(props.shown.slice(0, 7));
  const [calendar, setCalendar] = useState<{ readonly View: Calendar | null }>();
  const [, startTransition] = useTransition();
  useEffect(() => {
    let isOpen = true;
    const show = (View: Calendar | null) => isOpen && startTransition(() => setCalendar({ View }));
    calendarCode.load().then(show, () => show(null));
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <fieldset className="booking-field" data-field="date" aria-describedby={problem ? 'date-problem' : undefined}>
      <legend>Day</legend>
      {!calendar && <p className="booking-calendar-wait">Opening the calendar …</p>}
      {calendar?.View && <calendar.View {...props} onMonth={setMonth} />}
      {calendar?.View === null && <NativeDay {...props} />}
      {notesOf(month).map((note) => (
        <p key={note} className="booking-hint">
          {note}
        </p>
      ))}
      <FieldProblem id="date-problem" text={problem} />
    </fieldset>
  );
}

type NativeProps = Pick<DayCalendarProps, 'chosen' | 'today' | 'last' | 'problemOf' | 'onChoose'>;

function NativeDay({ chosen, today, last, problemOf, onChoose }: NativeProps) {
  const [day, setDay] = useState(chosen);
  const problem = day === '' ? null : problemOf(day);
  return (
    <>
      <input
        type="date"
        aria-label="Day of the trip"
        aria-invalid={problem !== null}
        min={today}
        max={last}
        value={day}
        onChange={({ target }) => {
          setDay(target.value);
          onChoose(target.value);
        }}
      />
      <p role="status" className={problem ? 'field-problem' : 'hidden-visually'}>
        {problem}
      </p>
    </>
  );
}
