import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in Spanish. */
export const es: PlaceTextMessages = {
  kinds: {
    airport: 'aeropuerto',
    terminal: 'terminal',
    pier: 'muelle',
    port: 'puerto',
    hotels: 'hoteles',
    landmark: 'punto de referencia',
    village: 'pueblo',
    street: 'calle',
    beach: 'playa',
    neighbourhood: 'barrio',
    address: 'dirección',
  },
  onRequest: 'bajo petición',
};
