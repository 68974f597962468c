import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary, in French. */
export const fr: ItineraryStepsMessages = {
  start: 'Départ',
  after: (time: string) => `Après ${time}`,
  first: (time: string) => `Jusqu’à ${time}`,
  between: (start: string, end: string) => `${start} à ${end}`,
  day: (day: number, time: string) => `Jour ${day}, ${time}`,
};
