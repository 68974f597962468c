import type { PlaceTextMessages } from './place-text.en.ts';

/** Messages of a place in a list of suggestions, in French. */
export const fr: PlaceTextMessages = {
  kinds: {
    airport: 'aéroport',
    terminal: 'terminal',
    pier: 'embarcadère',
    port: 'port',
    hotels: 'hôtels',
    landmark: 'point de repère',
    village: 'village',
    street: 'rue',
    beach: 'plage',
    neighbourhood: 'quartier',
    address: 'adresse',
  },
  onRequest: 'sur demande',
};
