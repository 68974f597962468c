import { departureTimes } from '../../lib/booking/departure-choices.ts';
import { type ItineraryStep, parseItinerary } from '../../lib/catalogue/itinerary.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { durationsMessages } from '../../lib/messages/durations.ts';
import { itineraryStepsMessages } from '../../lib/messages/itinerary-steps.ts';
import { clockText } from '../../lib/time/clock.text.ts';
import { clockMinutes, clockOf, durationMinutes } from '../../lib/time/duration.ts';

/** A step with its label for people: "9:00 AM – 10:30 AM" or "after 1 h 30 min". */
export interface StepView {
  readonly label: string;
  readonly description: string;
}

/** An hour of departure to choose: `07:30`, and "7:30 AM". */
export interface DepartureView {
  readonly time: string;
  readonly text: string;
}

function elapsedText(minutes: number, language: Language): string {
  const t = durationsMessages(language);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t.minutes(rest);
  return rest === 0 ? t.hours(hours) : t.hoursMinutes(hours, rest);
}

function clockLabel(minutes: number, language: Language): string {
  return clockText(clockOf(minutes), LANGUAGES[language].locale);
}

function stepLabel({ start, end }: ItineraryStep, basis: 'clock' | 'elapsed', language: Language): string {
  const t = itineraryStepsMessages(language);
  const text = (minutes: number) =>
    basis === 'clock' ? clockLabel(minutes, language) : elapsedText(minutes, language);
  if (basis === 'clock') return start === end ? text(start) : t.between(text(start), text(end));
  if (end === 0) return t.start;
  if (start === end) return t.after(text(start));
  return start === 0 ? t.first(text(end)) : t.between(text(start), text(end));
}

const DAY_MINUTES = 24 * 60;

/** "Day 2, 7:00 AM – 3:00 PM" of a trip of several days that departs at one hour. */
function dayLabel({ start, end }: ItineraryStep, departure: number, language: Language): string {
  const t = itineraryStepsMessages(language);
  const clock = (minutes: number) => clockLabel((departure + minutes) % DAY_MINUTES, language);
  const time = start === end ? clock(start) : t.between(clock(start), clock(end));
  return t.day(Math.floor((departure + start) / DAY_MINUTES) + 1, time);
}

/** The steps of a listing's itinerary (specification.md#listing-page). */
export function stepsOf({ content: { itinerary, duration, sched } }: Listing, language: Language): readonly StepView[] {
  const { basis, steps } = parseItinerary(itinerary);
  const [departure] = sched;
  const inDays = basis === 'elapsed' && sched.length === 1 && durationMinutes(duration) >= DAY_MINUTES;
  return steps.map((step) => ({
    label: inDays && departure ? dayLabel(step, clockMinutes(departure), language) : stepLabel(step, basis, language),
    description: step.description,
  }));
}

/** The hours that a listing departs at, or those that travellers choose from. */
export function departureHoursOf(
  { content: { sched }, serviceProvider: { hours } }: Listing,
  language: Language,
): readonly DepartureView[] {
  const { locale } = LANGUAGES[language];
  return departureTimes({ sched, hours }).map((time) => ({ time, text: clockText(time, locale) }));
}
