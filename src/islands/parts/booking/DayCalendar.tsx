import { GregorianCalendar, parseDate } from '@internationalized/date';
import { type ReactNode, useContext, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useStyles } from '../use-styles.ts';
import css from './day-calendar.css?inline';

/** What a calendar of bookable days needs. */
export interface DayCalendarProps {
  /** ISO dates in Palawan; `chosen` is empty while none is. */
  readonly chosen: string;
  readonly today: string;
  readonly last: string;
  /** The month of this day is shown at first. */
  readonly shown: string;
  readonly locale: string;
  /** Why a day cannot be chosen; null where it can. */
  readonly problemOf: (date: string) => string | null;
  /** Why days of a month (`2027-01`) cannot be chosen. */
  readonly notesOf: (month: string) => readonly string[];
  readonly onChoose: (date: string) => void;
}

const PALAWAN_ZONE = 'Asia/Manila';

/** The library takes the day that it calls today from the device's zone; trips leave in Palawan. */
function InPalawan({ children }: { readonly children: ReactNode }) {
  const state = useContext(CalendarStateContext);
  if (state) Object.assign(state, { timeZone: PALAWAN_ZONE });
  return children;
}

/** A month of days. Those that cannot be chosen can be reached by keyboard, and say why. */
export default function DayCalendar(props: DayCalendarProps) {
  useStyles(css);
  const { chosen, today, last, shown, locale, problemOf, notesOf, onChoose } = props;
  const [focused, setFocused] = useState(shown);
  const problem = focused === chosen ? null : problemOf(focused);
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label="Day of the trip"
        className="day-calendar"
        lang={locale}
        createCalendar={() => new GregorianCalendar()}
        value={chosen === '' ? null : parseDate(chosen)}
        minValue={parseDate(today)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(shown)}
        isDateUnavailable={(date) => problemOf(date.toString()) !== null}
        onFocusChange={(date) => setFocused(date.toString())}
        onChange={(date) => onChoose(date.toString())}
      >
        <InPalawan>
          <header>
            <Button slot="previous">‹</Button>
            <CalendarHeading />
            <Button slot="next">›</Button>
          </header>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        </InPalawan>
      </Calendar>
      <p className="hidden-visually" role="status">
        {problem}
      </p>
      {notesOf(focused.slice(0, 7)).map((note) => (
        <p key={note} className="booking-hint">
          {note}
        </p>
      ))}
    </I18nProvider>
  );
}
