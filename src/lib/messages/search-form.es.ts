import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in Spanish. */
export const es: SearchFormMessages = {
  label: 'Buscar un viaje',
  from: 'Origen',
  to: 'Destino',
  anywhere: 'Cualquier lugar',
  day: 'Día',
  people: 'Personas',
  find: 'Buscar viajes',
};
