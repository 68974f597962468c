import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in French. */
export const fr: TripTextMessages = {
  when: (day: string, hour: string, ready: string) => `${day}, ${hour} (soyez prêt à ${ready}, heure de Palawan)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `De\u00a0: ${pickup}`,
  to: (dropoff: string) => `À\u00a0: ${dropoff}`,
  arriving: (arrival: string) => `Arrivée avec\u00a0: ${arrival}`,
  cash: (pesos: number) => `Espèces à emporter\u00a0: ${pesos}\u00a0PHP`,
  note: (note: string) => `Note\u00a0: ${note}`,
};
