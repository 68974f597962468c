import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in Italian. */
export const it: SearchFormMessages = {
  label: 'Trova un viaggio',
  from: 'Da',
  to: 'A',
  anywhere: 'Qualsiasi luogo',
  day: 'Giorno',
  people: 'Persone',
  find: 'Trova viaggi',
};
