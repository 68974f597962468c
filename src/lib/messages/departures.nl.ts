import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in Dutch. */
export const nl: DeparturesMessages = {
  anyTime: 'Je kiest zelf de tijd',
  once: (time: string) => `Vertrek om ${time}`,
  several: (first: string, last: string, count: number) => `${first} tot ${last}, ${count} per dag`,
};
