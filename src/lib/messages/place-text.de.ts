import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in German. */
export const de: PlaceTextMessages = {
  kinds: {
    airport: 'Flughafen',
    terminal: 'Terminal',
    pier: 'Anleger',
    port: 'Hafen',
    hotels: 'Hotels',
    landmark: 'bekannter Ort',
    village: 'Dorf',
    street: 'Straße',
    beach: 'Strand',
    neighbourhood: 'Ortsteil',
    address: 'Adresse',
  },
  onRequest: 'auf Anfrage',
};
