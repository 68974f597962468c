import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in Italian. */
export const it: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [link('Chiedici che cosa possiamo fare'), '.'],
  actions: { compare: 'Confronta', share: 'Condividi' },
  pictures: 'Immagini',
  facts: {
    duration: 'Durata',
    departure: 'Partenza',
    group: 'Gruppo',
    groupUpTo: (people: number) => `Fino a ${people} persone`,
    cancellation: 'Cancellazione',
  },
  sections: {
    label: 'In questa pagina',
    itinerary: 'Itinerario',
    included: 'Compreso',
    pickup: 'Prelievo',
    cash: 'Contanti',
    notes: 'Da sapere',
    reviews: 'Recensioni',
    policy: 'Cancellazione',
    book: 'Chiedici',
  },
  itinerary: 'Itinerario',
  covers: { label: 'Che cosa copre il prezzo', included: 'Compreso', excluded: 'Non compreso' },
  notes: 'Importante da sapere',
  policy: 'Pagamento e cancellazione',
  more: (count: number) => `Ancora ${count}`,
  suggestions: 'Altri viaggi da qui',
  book: {
    title: 'Prenota o chiedi',
    titleOfExample: 'Chiedi di questo viaggio',
    notSold: 'Questo viaggio non lo vendiamo ancora. Chiedici che cosa possiamo fare e quanto costa.',
    write: (hours: string) =>
      `Mandaci data, orario di partenza, numero di persone e punto di prelievo. Il nome di questo viaggio è già nel messaggio. Rispondiamo ${hours}.`,
  },
};
