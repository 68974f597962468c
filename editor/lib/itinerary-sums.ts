import * as z from 'zod/mini';
import { itineraryProblem, parseItinerary } from '../../src/lib/catalogue/itinerary.ts';
import { listingContentSchema } from '../../src/lib/catalogue/listing.schema.ts';
import { durationMinutes } from '../../src/lib/time/duration.ts';
import { type RecordRow, recordOf } from './record-rows.ts';

const { itinerary: itinerarySchema, duration: durationSchema, sched: departuresSchema } = listingContentSchema.shape;

/** Whether the steps of a trip fill its duration, in a sentence. */
export interface ItinerarySums {
  readonly isRight: boolean;
  readonly text: string;
}

/** Minutes as an editor writes them: `5h30m`. */
function writtenMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${hours > 0 ? `${hours}h` : ''}${rest > 0 || hours === 0 ? `${rest}m` : ''}`;
}

/**
 * Says how long an itinerary is beside the trip's duration (specification.md#listing-content).
 *
 * @param duration as it stands in the draft, and `departures` likewise
 */
export function sumItinerary(rows: readonly RecordRow[], duration: unknown, departures: unknown): ItinerarySums {
  const steps = z.safeParse(itinerarySchema, recordOf(rows)).data;
  const length = z.safeParse(durationSchema, duration).data;
  if (!length) return { isRight: false, text: 'Fill in the duration: the steps must add up to it.' };
  if (!steps)
    return { isRight: false, text: 'Each step needs a time such as 08:00, 08:00-09:30, +0h or +2h30m, and a text.' };
  const itinerary = parseItinerary(steps);
  const problem = itineraryProblem(itinerary, length, z.safeParse(departuresSchema, departures).data ?? []);
  const [first, last] = [itinerary.steps[0], itinerary.steps.at(-1)];
  if (problem === null || !first || !last)
    return { isRight: true, text: `The steps add up to ${length}, the duration.` };
  const lasts = Math.max(0, last.end - first.start);
  if (!problem.startsWith('lasts')) return { isRight: false, text: `The itinerary ${problem}.` };
  const gap = Math.abs(lasts - durationMinutes(length));
  const word = lasts < durationMinutes(length) ? 'short' : 'long';
  return {
    isRight: false,
    text: `The steps last ${writtenMinutes(lasts)}, the duration is ${length}: ${writtenMinutes(gap)} too ${word}.`,
  };
}
