import { type ComponentType, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { PATHS } from '../../lib/navigation/paths.ts';
import { FieldGroup } from '../kit/FieldGroup.tsx';
import { onDemand } from '../kit/on-demand.ts';
import type { DayCalendarProps } from './DayCalendar.tsx';

type Calendar = ComponentType<DayCalendarProps>;

/** The calendar, which is as large as everything else of the dialog. */
export const calendarCode = onDemand<Calendar>(async () => (await import('./DayCalendar.tsx')).default);

/** The calendar, or null where its code did not load; undefined while it may come. */
type LoadedCalendar = { readonly View: Calendar | null } | undefined;

function loadedCalendar(): LoadedCalendar {
  const View = calendarCode.now();
  return View ? { View } : undefined;
}

interface Props extends DayCalendarProps {
  readonly problem: string | null;
  /** Why days of a month (`2027-01`) cannot be chosen. */
  readonly notesOf: (month: string) => readonly string[];
  /** Whether days of a month are booked by message only. */
  readonly isOnRequest: (month: string) => boolean;
}

/**
 * The day of a trip: a calendar, rendered once the dialog is open. Where its code does not load, a
 * native date field replaces it.
 */
export function DayField({ problem, notesOf, isOnRequest, onMonth, ...props }: Props) {
  const [month, setMonth] = useState(props.shown.slice(0, 7));
  const [calendar, setCalendar] = useState(loadedCalendar);
  // The rest of the dialog is shown first.
  const isTime = useDeferredValue(true, false);
  useEffect(() => {
    let isOpen = true;
    const show = (View: Calendar | null) => {
      if (isOpen) startTransition(() => setCalendar((now) => (now?.View === View ? now : { View })));
    };
    calendarCode.load().then(show, () => show(null));
    return () => {
      isOpen = false;
    };
  }, []);
  useEffect(() => onMonth(month), [onMonth, month]);
  const drawn = isTime ? calendar : undefined;
  return (
    <FieldGroup name="date" legend="Day" problem={problem}>
      {!drawn && <p className="booking-calendar-wait">Opening the calendar …</p>}
      {drawn?.View && <drawn.View {...props} onMonth={setMonth} />}
      {drawn?.View === null && <NativeDay {...props} />}
      {notesOf(month).map((note) => (
        <p key={note} className="field-hint">
          {note}
        </p>
      ))}
      {isOnRequest(month) && (
        <p className="field-hint">
          <a href={PATHS.contact}>Ask us</a> about days that are booked by message only.
        </p>
      )}
    </FieldGroup>
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
