import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary, in Spanish. */
export const es: ItineraryStepsMessages = {
  start: 'Inicio',
  after: (time: string) => `Tras ${time}`,
  first: (time: string) => `Al inicio, ${time}`,
  between: (start: string, end: string) => `De ${start} a ${end}`,
  day: (day: number, time: string) => `Día ${day}, ${time.replace('De', 'de')}`,
};
