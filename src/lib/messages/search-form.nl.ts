import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in Dutch. */
export const nl: SearchFormMessages = {
  label: 'Vind een trip',
  from: 'Van',
  to: 'Naar',
  anywhere: 'Waar dan ook',
  day: 'Dag',
  people: 'Personen',
  find: 'Trips zoeken',
};
