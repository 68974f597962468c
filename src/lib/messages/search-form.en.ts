/** Messages of the form that finds a trip, in English. */
export const en = {
  label: 'Find a trip',
  from: 'From',
  to: 'To',
  anywhere: 'Anywhere',
  day: 'Day',
  people: 'People',
  find: 'Find trips',
};

export type SearchFormMessages = typeof en;
