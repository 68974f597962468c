import type { ItineraryStepsMessages } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary, in Chinese. */
export const zh: ItineraryStepsMessages = {
  start: '开始',
  after: (time: string) => `${time}后`,
  first: (time: string) => `前${time}`,
  between: (start: string, end: string) => `${start}至${end}`,
  day: (day: number, time: string) => `第${day}天，${time}`,
};
