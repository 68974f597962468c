import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in Italian. */
export const it: DeparturesMessages = {
  anyTime: 'L’ora la scegli tu',
  once: (time: string) => `Parte alle ${time}`,
  several: (first: string, last: string, count: number) => `Dalle ${first} alle ${last}, ${count} al giorno`,
};
