import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in Spanish. */
export const es: HeaderMessages = {
  skip: 'Ir al contenido principal',
  home: (site: string) => `${site}, inicio`,
  main: 'Principal',
  links: {
    transfers: 'Traslados',
    tours: 'Excursiones',
    airport: 'Aeropuerto',
    destinations: 'Destinos',
    gettingToElNido: 'Cómo llegar a El Nido',
    myTrips: 'Mis viajes',
  },
  search: 'Buscar',
  findTrip: 'Buscar un viaje',
  menu: 'Menú',
};
