import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary, in Dutch. */
export const nl: ItineraryStepsMessages = {
  start: 'Begin',
  after: (time: string) => `Na ${time}`,
  first: (time: string) => `Eerste ${time}`,
  between: (start: string, end: string) => `${start} tot ${end}`,
  day: (day: number, time: string) => `Dag ${day}, ${time}`,
};
