import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in Italian. */
export const it: PlaceTextMessages = {
  kinds: {
    airport: 'aeroporto',
    terminal: 'terminal',
    pier: 'molo',
    port: 'porto',
    hotels: 'hotel',
    landmark: 'punto di riferimento',
    village: 'villaggio',
    street: 'via',
    beach: 'spiaggia',
    neighbourhood: 'zona',
    address: 'indirizzo',
  },
  onRequest: 'su richiesta',
};
