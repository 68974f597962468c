import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { dayFullText, dayMark, fullDayTexts } from '../../lib/availability/availability.text.ts';
import { dayFit } from '../../lib/availability/departure-fit.ts';
import { seaText } from '../../lib/availability/sea.text.ts';
import { dayObstacle, dayProblem, firstBookableDay, lastBookableDay } from '../../lib/booking/day-validation.ts';
import { departureChoices } from '../../lib/booking/departure-choices.ts';
import { wayBackProblem } from '../../lib/booking/trip-draft.ts';
import { unavailableDayTexts } from '../../lib/booking/unavailable-days.ts';
import { closureOn } from '../../lib/catalogue/season-closure.ts';
import { availabilityMessages } from '../../lib/messages/availability.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { clocksIn } from '../../lib/time/clocks-in.text.ts';
import { manilaDate, manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { DayField } from './DayField.tsx';
import { DepartureField } from './DepartureField.tsx';
import type { TripForm } from './use-trip-form.ts';

interface Props {
  readonly form: TripForm;
  readonly locale: string;
}

/** Closures and providers have hours in their texts. */
function withLocalClock(problem: string | null, locale: string): string | null {
  return problem && clocksIn(problem, locale);
}

/** What the calendar says of its days: by today's rules, and by the places that are left. */
function useDayTexts(form: TripForm, moment: number, locale: string) {
  const { trip, people, noun, outwardDay } = form;
  const { days } = form.availability;
  const language = useLanguage();
  const problemOf = useCallback(
    (date: string) => {
      const day = days.get(date);
      const problem = dayProblem(date, trip, moment, language) ?? wayBackProblem(date, outwardDay, language);
      return withLocalClock(problem ?? (day ? dayFullText(day, people, noun, language) : null), locale);
    },
    [trip, moment, locale, days, people, noun, outwardDay, language],
  );
  const markOf = useCallback(
    (date: string) => {
      if (date >= manilaDate(moment) && closureOn(trip.closures, date))
        return availabilityMessages(language).mark.closed;
      const day = days.get(date);
      return day && dayObstacle(date, trip, moment) === null ? dayMark(day, people, noun, language) : null;
    },
    [trip, moment, days, people, noun, language],
  );
  const daysOf = useCallback(
    (month: string) =>
      [...days.values()].filter(({ date }) => date.startsWith(month) && dayObstacle(date, trip, moment) === null),
    [trip, moment, days],
  );
  const notesOf = useCallback(
    (month: string) => {
      const notes = [
        ...unavailableDayTexts(month, trip, moment, language),
        ...fullDayTexts(daysOf(month), people, noun, language),
      ];
      return notes.map((note) => clocksIn(note, locale));
    },
    [trip, moment, locale, daysOf, people, noun, language],
  );
  const isOnRequest = (month: string) => daysOf(month).some((day) => dayFit(day, people, false) === 'on-request');
  return { problemOf, markOf, notesOf, isOnRequest };
}

/** The day and the hour of a trip, with what is left of them. */
export function WhenFields({ form, locale }: Props) {
  const { trip, draft, people, now, noun, availability, problemAt } = form;
  const language = useLanguage();
  const today = manilaDate(now);
  const first = firstBookableDay(trip, now);
  // Bookable days depend on these two only; the calendar must not render at each tick of the clock.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment of the same day is enough
  const moment = useMemo(() => now, [today, first]);
  const shownDay = [first ?? today, form.outwardDay].toSorted().at(-1) ?? today;
  const texts = useDayTexts(form, moment, locale);
  return (
    <>
      <DayField
        {...texts}
        chosen={draft.date}
        today={today}
        last={lastBookableDay(now)}
        shown={draft.date >= today ? draft.date : shownDay}
        locale={locale}
        onChoose={form.chooseDay}
        onMonth={availability.showMonth}
        problem={withLocalClock(problemAt('date'), locale)}
      >
        {form.outwardDay !== '' && (
          <p className="field-hint">
            <Message
              parts={bookingMessages(language).day.wayThere<ReactNode>(
                <LocalTime instant={manilaInstant(form.outwardDay)} locale={locale} as={formatManilaDay} />,
              )}
            />
          </p>
        )}
        {availability.sea && (
          <Notice tone="waiting" role="status">
            <p>{seaText(availability.sea, now, locale, language)}</p>
          </Notice>
        )}
      </DayField>
      <DepartureField
        choices={departureChoices(draft.date, trip, now)}
        day={availability.days.get(draft.date)}
        people={people}
        noun={noun}
        isUnchecked={availability.isUnchecked}
        timetable={trip.sched.length > 0}
        chosen={draft.time}
        locale={locale}
        problem={withLocalClock(problemAt('time'), locale)}
        onChoose={(time) => form.change({ time })}
      />
    </>
  );
}
