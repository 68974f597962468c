import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary, in German. */
export const de: ItineraryStepsMessages = {
  start: 'Start',
  after: (time: string) => `Nach ${time}`,
  first: (time: string) => `Zuerst ${time}`,
  between: (start: string, end: string) => `${start} bis ${end}`,
  day: (day: number, time: string) => `Tag ${day}, ${time}`,
};
