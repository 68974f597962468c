/** Messages of the time of a step of an itinerary, in English. */
export const en = {
  start: 'Start',
  after: (time: string) => `After ${time}`,
  first: (time: string) => `First ${time}`,
  between: (start: string, end: string) => `${start} – ${end}`,
  day: (day: number, time: string) => `Day ${day}, ${time}`,
};

export type ItineraryStepsMessages = typeof en;
