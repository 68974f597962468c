import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in French. */
export const fr: ComparePageMessages = {
  title: 'Comparer les voyages',
  description:
    'Jusqu’à trois voyages côte à côte\u00a0: prix pour votre groupe, durée, ce qui est compris, annulation.',
  lead: 'Jusqu’à trois côte à côte, avec le prix pour votre groupe.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    'Cette page a besoin de JavaScript, qui est désactivé dans votre navigateur. Les pages avec ',
    transportation('tous les transports'),
    ' et ',
    tours('toutes les excursions'),
    ' montrent sans lui les prix, les heures et ce qui est compris.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['Personnes ', stepper],
};
