import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in Spanish. */
export const es: DeparturesMessages = {
  anyTime: 'Eliges tú la hora',
  once: (time: string) => `Sale a las ${time}`,
  several: (first: string, last: string, count: number) => `De ${first} a ${last}, ${count} al día`,
};
