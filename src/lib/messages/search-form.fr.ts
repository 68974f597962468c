import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in French. */
export const fr: SearchFormMessages = {
  label: 'Trouver un voyage',
  from: 'De',
  to: 'À',
  anywhere: 'N’importe où',
  day: 'Jour',
  people: 'Personnes',
  find: 'Rechercher',
};
