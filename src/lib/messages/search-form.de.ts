import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in German. */
export const de: SearchFormMessages = {
  label: 'Trip finden',
  from: 'Von',
  to: 'Nach',
  anywhere: 'Egal wo',
  day: 'Tag',
  people: 'Personen',
  find: 'Trips finden',
};
