import { clockMinutes, durationMinutes } from '../time/duration.ts';

/**
 * One step of a trip. Times are minutes: since midnight in Palawan for `clock`, since departure for
 * `elapsed`.
 */
export interface ItineraryStep {
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly description: string;
}

/** A trip's steps, and what their times count from. */
export interface Itinerary {
  readonly basis: 'clock' | 'elapsed';
  readonly steps: readonly ItineraryStep[];
}

function minutesOf(time: string): number {
  return time.startsWith('+') ? durationMinutes(time.slice(1)) : clockMinutes(time);
}

function stepOf([label, description]: [string, string]): ItineraryStep {
  const [from = label, to = from] = label.split('-');
  return { label, start: minutesOf(from), end: minutesOf(to), description };
}

/**
 * Reads the map of time labels that an editor writes (specification.md#listing-content). Labels
 * must have passed `listingContentSchema`.
 */
export function parseItinerary(source: Readonly<Record<string, string>>): Itinerary {
  const steps = Object.entries(source).map(stepOf);
  return { basis: steps[0]?.label.startsWith('+') ? 'elapsed' : 'clock', steps };
}

function isSameBasis(itinerary: Itinerary): boolean {
  return itinerary.steps.every(({ label }) =>
    label.split('-').every((time) => time.startsWith('+') === (itinerary.basis === 'elapsed')),
  );
}

function isOrdered(steps: readonly ItineraryStep[]): boolean {
  return steps.every((step, index) => step.end >= step.start && step.start >= (steps[index - 1]?.end ?? 0));
}

/**
 * The mistake in an itinerary, or null. Mistakes are mixed labels, steps out of order, a start
 * other than the departure, and a length other than the duration.
 */
export function itineraryProblem(itinerary: Itinerary, duration: string, sched: readonly string[]): string | null {
  const first = itinerary.steps[0];
  const last = itinerary.steps.at(-1);
  if (!first || !last) return 'has no steps';
  if (!isSameBasis(itinerary)) return 'mixes clock times and times since departure';
  if (!isOrdered(itinerary.steps)) return 'has steps out of order';
  const departure = itinerary.basis === 'elapsed' ? 0 : clockMinutes(sched[0] ?? '00:00');
  if (itinerary.basis === 'clock' && sched.length !== 1)
    return 'has clock times, which need exactly one departure time in sched';
  if (first.start !== departure) return `starts at "${first.label}", not at the departure`;
  const length = last.end - first.start;
  return length === durationMinutes(duration)
    ? null
    : `lasts ${length} minutes, but the duration ${duration} is ${durationMinutes(duration)}`;
}
