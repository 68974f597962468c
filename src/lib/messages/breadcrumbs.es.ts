import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in Spanish. */
export const es: BreadcrumbsMessages = {
  label: 'Ruta de navegación',
  home: 'Inicio',
  transfers: 'Traslados',
  tours: 'Excursiones',
  airportTransfers: 'Traslados al aeropuerto',
  destinations: 'Destinos',
  search: 'Buscar',
  savedTrips: 'Viajes guardados',
  compare: 'Comparar',
  book: 'Reservar',
};
