import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in Italian. */
export const it: TextPageMessages = {
  onThisPage: 'In questa pagina',
  lastChanged: (day: string) => `Ultima modifica: ${day}.`,
  pictures: 'Le nostre immagini',
  allTrips: 'Tutti i viaggi, con i prezzi',
  routes: {
    title: (place: string) => `Tutti i modi per arrivare a ${place}, con i prezzi di oggi`,
    table: 'Modi e prezzi, tabella',
    from: 'Da',
    how: 'Come',
    time: 'Durata',
    departs: 'Partenze',
    price: 'Prezzo',
  },
};
