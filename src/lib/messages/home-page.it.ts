import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in Italian. */
export const it: HomePageMessages = {
  lead: 'Van, barche e il fiume sotterraneo. Un prezzo chiaro, senza account.',
  headings: {
    ways: 'Quattro modi per muoversi',
    bestsellers: 'I viaggi più prenotati',
    routes: 'Da un paese all’altro',
    promises: 'Su che cosa puoi contare',
  },
  ways: {
    sharedVan: {
      title: 'Un posto in un van condiviso',
      text: 'Sei partenze al giorno. Paghi solo il tuo posto.',
    },
    privateVan: {
      title: 'Un van tutto tuo',
      text: 'Un prezzo per il tuo gruppo, all’ora che scegli, fino alla tua porta.',
    },
    river: {
      title: 'Sulla strada, una grotta con un fiume',
      text: 'Visita il fiume sotterraneo e dormi alla tappa dopo.',
    },
    boats: {
      title: 'Barche tra le isole',
      text: 'Dal Tour A al Tour D a El Nido, con un gruppo o su una barca tutta tua.',
    },
  },
  promises: {
    refunds: {
      title: 'Rimborsi con una data',
      text: 'Prima di pagare vedi quanto ti rimborsiamo, e fino a che giorno e ora.',
      link: 'Come funzionano i rimborsi',
    },
    cash: {
      title: 'Sai quanti contanti servono',
      text: 'Tasse dei parchi e kayak li paghi in pesos quel giorno. Ogni viaggio indica gli importi.',
      link: 'Che cosa paghi sul posto',
    },
    voucher: {
      title: 'Un voucher che funziona offline',
      text: 'Il voucher, il punto di prelievo e i nostri numeri si aprono sul telefono senza connessione.',
      link: 'Che cosa salva il telefono',
    },
  },
  article: {
    title: 'Come arrivare a El Nido',
    text: 'In aereo a Lio, cinque ore di strada da Puerto Princesa, o su da Port Barton: ogni modo per tempo, comodità e prezzo.',
    link: 'Leggi la guida',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    'Prima una domanda? ',
    link('Scrivici o chiamaci'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};
