import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary, in Korean. */
export const ko: ItineraryStepsMessages = {
  start: '출발',
  after: (time: string) => `${time} 뒤`,
  first: (time: string) => `처음 ${time}`,
  between: (start: string, end: string) => `${start}~${end}`,
  day: (day: number, time: string) => `${day}일째, ${time}`,
};
