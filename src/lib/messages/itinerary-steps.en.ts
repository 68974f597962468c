/** Messages of the time of a step of an itinerary, in English. */
export const en = {
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  hoursMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  start: 'Start',
  after: (time: string) => `After ${time}`,
  first: (time: string) => `First ${time}`,
  between: (start: string, end: string) => `${start} – ${end}`,
};

export type ItineraryStepsMessages = typeof en;
