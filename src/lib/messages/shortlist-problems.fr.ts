import { plural } from './format.ts';
import type { ShortlistProblemsMessages } from './shortlist-problems.en.ts';

/** Messages of lists of trips that could not be loaded, in French. */
export const fr: ShortlistProblemsMessages = {
  gone: (count: number) =>
    plural('fr', count, {
      one: `${count} voyage de votre liste n’est plus proposé.`,
      other: `${count} voyages de votre liste ne sont plus proposés.`,
    }),
  failed: (count: number) =>
    plural('fr', count, {
      one: `${count} voyage n’a pas pu être chargé. Vérifiez votre connexion.`,
      other: `${count} voyages n’ont pas pu être chargés. Vérifiez votre connexion.`,
    }),
  retry: 'Réessayer',
  noCode: 'Votre liste n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
};
