import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** A range has words, which differ for clock times. */
const isClock = (time: string) => time.includes(':');

/** Messages of the time of a step of an itinerary, in Italian. */
export const it: ItineraryStepsMessages = {
  start: 'Partenza',
  after: (time: string) => `Dopo ${time}`,
  first: (time: string) => `Fino a ${time}`,
  between: (start: string, end: string) => (isClock(start) ? `Dalle ${start} alle ${end}` : `Da ${start} a ${end}`),
  day: (day: number, time: string) => `Giorno ${day}, ${time.replace('Dalle', 'dalle')}`,
};
