import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import { memo, type ReactNode, useContext, useInsertionEffect, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { useLanguage } from '../kit/use-language.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './day-calendar.css?inline';

/** Props of a calendar of bookable days. */
export interface DayCalendarProps {
  /** ISO dates in Palawan; `chosen` is empty while no day is chosen. */
  readonly chosen: string;
  readonly today: string;
  readonly last: string;
  /** The month of this day is shown at first. */
  readonly shown: string;
  readonly locale: string;
  /** Why a day cannot be chosen; null where it can. */
  readonly problemOf: (date: string) => string | null;
  /** A word for the cell of a day, such as "Full"; null for none. */
  readonly markOf: (date: string) => string | null;
  readonly onChoose: (date: string) => void;
  /** Called with the month that is shown: `2027-01`. */
  readonly onMonth: (month: string) => void;
}

const PALAWAN_ZONE = 'Asia/Manila';

/** Sets the time zone of the library's "today" to Palawan. */
function InPalawan({ children }: { readonly children: ReactNode }) {
  const state = useContext(CalendarStateContext);
  if (state) Object.assign(state, { timeZone: PALAWAN_ZONE });
  return children;
}

const PRESS_STYLE = 'react-aria-pressable-style';

/**
 * Prevents the library from adding a style element, which the page's policy refuses. Its one rule
 * is in our sheet.
 */
function useOwnPressStyle(): void {
  useInsertionEffect(() => {
    if (document.getElementById(PRESS_STYLE)) return;
    document.head.append(Object.assign(document.createElement('meta'), { id: PRESS_STYLE }));
  }, []);
}

function monthText(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
}

/** A day, and why it cannot be chosen: in its cell and in its name. */
function DayCell({ date, mark }: { readonly date: CalendarDate; readonly mark: string | null }) {
  return (
    <CalendarCell
      date={date}
      data-marked={mark ? '' : undefined}
      render={(cell) => <div {...cell} {...(mark && { 'aria-label': `${cell['aria-label']}, ${mark}` })} />}
    >
      {({ formattedDate }) => (
        <>
          <span aria-hidden>{formattedDate}</span>
          {mark && <small>{mark}</small>}
        </>
      )}
    </CalendarCell>
  );
}

function DayCalendar(props: DayCalendarProps) {
  useStyles(css);
  useOwnPressStyle();
  const { chosen, today, last, shown, locale, problemOf, markOf, onChoose, onMonth } = props;
  const t = bookingMessages(useLanguage()).day;
  const [focused, setFocused] = useState(shown);
  const problem = focused === chosen ? null : problemOf(focused);
  return (
    <I18nProvider locale={locale}>
      <Calendar
        aria-label={t.ofTrip}
        className="day-calendar"
        lang={locale}
        createCalendar={() => new GregorianCalendar()}
        value={chosen === '' ? null : parseDate(chosen)}
        minValue={parseDate(today)}
        maxValue={parseDate(last)}
        defaultFocusedValue={parseDate(shown)}
        isDateUnavailable={(date) => problemOf(date.toString()) !== null}
        onFocusChange={(date) => {
          setFocused(date.toString());
          onMonth(date.toString().slice(0, 7));
        }}
        onChange={(date) => onChoose(date.toString())}
      >
        <InPalawan>
          <div className="day-calendar-head">
            <Button slot="previous">‹</Button>
            <CalendarHeading />
            <Button slot="next">›</Button>
          </div>
          <CalendarGrid>{(date) => <DayCell date={date} mark={markOf(date.toString())} />}</CalendarGrid>
        </InPalawan>
      </Calendar>
      <p className="hidden-visually" role="status">
        {problem ?? monthText(focused, locale)}
      </p>
    </I18nProvider>
  );
}

/**
 * A month of days. Unavailable days can be focused and name the reason; memoized, as each key press
 * would render it again.
 */
export default memo(DayCalendar);
