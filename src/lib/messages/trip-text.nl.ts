import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in Dutch. */
export const nl: TripTextMessages = {
  when: (day: string, hour: string, ready: string) => `${day}, ${hour} (sta klaar om ${ready}, Palawan-tijd)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `Van: ${pickup}`,
  to: (dropoff: string) => `Naar: ${dropoff}`,
  arriving: (arrival: string) => `Aankomst met: ${arrival}`,
  cash: (pesos: number) => `Contant meenemen: PHP ${pesos}`,
  note: (note: string) => `Opmerking: ${note}`,
};
