import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in Dutch. */
export const nl: PlaceTextMessages = {
  kinds: {
    airport: 'vliegveld',
    terminal: 'terminal',
    pier: 'pier',
    port: 'haven',
    hotels: 'hotels',
    landmark: 'herkenningspunt',
    village: 'dorp',
    street: 'straat',
    beach: 'strand',
    neighbourhood: 'wijk',
    address: 'adres',
  },
  onRequest: 'op aanvraag',
};
