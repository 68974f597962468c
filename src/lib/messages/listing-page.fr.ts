import type { ListingPageMessages } from './listing-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a trip on a page of its own, in French. */
export const fr: ListingPageMessages = {
  askUs: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    link('Demandez-nous ce que nous pouvons faire'),
    '.',
  ],
  actions: { compare: 'Comparer', share: 'Partager' },
  pictures: 'Images',
  facts: {
    duration: 'Durée',
    departure: 'Départ',
    group: 'Groupe',
    groupUpTo: (people: number) => `Jusqu’à ${people}\u00a0personnes`,
    cancellation: 'Annulation',
  },
  sections: {
    label: 'Sur cette page',
    itinerary: 'Programme',
    included: 'Compris',
    pickup: 'Prise en charge',
    cash: 'Espèces',
    notes: 'Bon à savoir',
    reviews: 'Avis',
    policy: 'Annulation',
    book: 'Une question',
  },
  itinerary: 'Programme',
  covers: { label: 'Ce que le prix comprend', included: 'Compris', excluded: 'Non compris' },
  notes: 'Important à savoir',
  policy: 'Paiement et annulation',
  more: (count: number) => `${count} de plus`,
  suggestions: 'Autres voyages au départ d’ici',
  book: {
    title: 'Réserver ou demander',
    titleOfExample: 'Une question sur ce voyage',
    notSold: 'Nous ne vendons pas encore ce voyage. Demandez-nous ce que nous pouvons faire et ce que cela coûte.',
    write: (hours: string) =>
      `Envoyez-nous la date, l’heure de départ, la taille du groupe et le lieu de prise en charge. Le nom de ce voyage est déjà dans le message. Nous répondons ${hours}.`,
  },
};
