import type { ComparisonMessages } from './comparison.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in Italian. */
export const it: ComparisonMessages = {
  failed: 'Qualcosa è andato storto nel confronto. Il resto della pagina funziona.',
  removed: (trip: string) => `Tolto: ${trip}.`,
  full: 'Puoi confrontare fino a tre viaggi. Prima togline uno.',
  partIgnored: (most: number) =>
    `Una parte di questo link è stata ignorata: indica viaggi sconosciuti, o più di ${most}.`,
  none: 'Ancora niente da confrontare. Apri un viaggio e premi Confronta.',
  addBelow: 'Oppure aggiungine uno qui sotto.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    'Vedi i ',
    tours('tour'),
    ' e i ',
    transfers('transfer'),
    '.',
  ],
  share: 'Condividi questo confronto',
  offer: 'Aggiungi dai salvati e dai visti di recente',
  add: (trip: string) => `Aggiungi ${trip}`,
  caption: 'Viaggi a confronto',
  book: 'Prenota',
  bookTrip: (trip: string) => `Prenota ${trip}`,
  remove: 'Togli',
  removeTrip: (trip: string) => `Togli ${trip}`,
  price: (people: number) =>
    plural('it', people, { one: 'Prezzo per 1 persona', other: `Prezzo per ${people} persone` }),
  each: 'A testa, circa',
  cash: (people: number) =>
    plural('it', people, {
      one: 'Contanti da portare per 1 persona',
      other: `Contanti da portare per ${people} persone`,
    }),
  noCash: 'Nessuno',
  duration: 'Durata',
  departures: 'Partenze',
  cancellation: 'Cancellazione',
  included: 'Compreso',
  excluded: 'Non compreso',
  provider: 'Operatore',
  vans: (count: number) => `in ${count} van`,
  boats: (count: number) => `in ${count} barche`,
};
