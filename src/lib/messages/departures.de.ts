import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in German. */
export const de: DeparturesMessages = {
  anyTime: 'Du wählst die Zeit',
  once: (time: string) => `Abfahrt ${time}`,
  several: (first: string, last: string, count: number) => `${first} bis ${last}, ${count}-mal am Tag`,
};
