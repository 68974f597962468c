import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in French. */
export const fr: PickupFinderMessages = {
  failed: 'Un problème est survenu dans la recherche du lieu. Le reste de la page fonctionne.',
  question: 'Où logez-vous\u202f? Tapez un hôtel ou un quartier pour voir où nous vous prenons.',
  use: (words: string) => `Prendre «\u00a0${words}\u00a0»`,
  notLoaded: 'Notre liste de lieux n’a pas pu être chargée. Vérifiez votre connexion.',
  retry: 'Réessayer',
  ask: 'demandez-nous',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `Nous ne connaissons pas «\u00a0${words}\u00a0». Essayez la rue ou le quartier, ou `,
    ask,
    '\u00a0: nos chauffeurs connaissent plus de lieux que cette liste.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    ' est hors de la zone habituelle de ce voyage. Un van y va peut-être quand même\u00a0: ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `Pour ${place}\u00a0: ${note}`,
  area: {
    pickup: (area: string) => `Prise en charge\u00a0: ${area}.`,
    dropoff: (area: string) => `Dépose\u00a0: ${area}.`,
  },
};
