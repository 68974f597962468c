/** Messages of a place in a list of suggestions, in English. */
export const en = {
  kinds: {
    airport: 'airport',
    terminal: 'terminal',
    pier: 'pier',
    port: 'port',
    hotels: 'hotels',
    landmark: 'landmark',
    village: 'village',
    street: 'street',
    beach: 'beach',
    neighbourhood: 'part of town',
    address: 'address',
  },
  onRequest: 'on request',
};

export type PlaceTextMessages = typeof en;
