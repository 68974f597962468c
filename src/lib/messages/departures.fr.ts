import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in French. */
export const fr: DeparturesMessages = {
  anyTime: 'Vous choisissez l’heure',
  once: (time: string) => `Départ à ${time}`,
  several: (first: string, last: string, count: number) => `De ${first} à ${last}, ${count} par jour`,
};
