import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in Spanish. */
export const es: SearchPageMessages = {
  description:
    'Todas las minivans compartidas y privadas, los barcos y las excursiones de Palawan que puedes reservar con nosotros, por pueblo y por nombre, con su precio en dólares estadounidenses.',
  trips: 'Viajes',
  byRoute: 'Por ruta',
};
