import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in Italian. */
export const it: TripTextMessages = {
  when: (day: string, hour: string, ready: string) => `${day}, ${hour} (fatti trovare alle ${ready}, ora di Palawan)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `Da: ${pickup}`,
  to: (dropoff: string) => `A: ${dropoff}`,
  arriving: (arrival: string) => `Arrivo con: ${arrival}`,
  cash: (pesos: number) => `Porta in contanti: PHP ${pesos}`,
  note: (note: string) => `Nota: ${note}`,
};
