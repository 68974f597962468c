import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in Spanish. */
export const es: TripTextMessages = {
  when: (day: string, hour: string, ready: string) =>
    `${day}, ${hour} (ten todo listo a las ${ready}, hora de Palawan)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `Desde: ${pickup}`,
  to: (dropoff: string) => `Hasta: ${dropoff}`,
  arriving: (arrival: string) => `Llegas con: ${arrival}`,
  cash: (pesos: number) => `Lleva en efectivo: ${pesos}\u00a0PHP`,
  note: (note: string) => `Nota: ${note}`,
};
