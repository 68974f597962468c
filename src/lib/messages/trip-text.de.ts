import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in German. */
export const de: TripTextMessages = {
  when: (day: string, hour: string, ready: string) => `${day}, ${hour} (bereit um ${ready}, Palawan-Zeit)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `Von: ${pickup}`,
  to: (dropoff: string) => `Nach: ${dropoff}`,
  arriving: (arrival: string) => `Ankunft mit: ${arrival}`,
  cash: (pesos: number) => `In bar mitnehmen: PHP\u00a0${pesos}`,
  note: (note: string) => `Notiz: ${note}`,
};
