import type { CartProblemsMessages } from './cart-problems.en.ts';

/** Messages about trips of a cart that do not fit, in French. Titles are of the trip before. */
export const fr: CartProblemsMessages = {
  duplicate:
    'Ce voyage est deux fois dans votre panier, à la même heure. Ne gardez les deux que si votre groupe est trop grand pour un seul.',
  overlap: (title: string) => `Il part avant l’arrivée de «\u00a0${title}\u00a0».`,
  far: (title: string) => `Il part d’une autre ville, trop tôt après la fin de «\u00a0${title}\u00a0».`,
  tight: (title: string, minutes: number) =>
    `Il part ${minutes} minutes après la fin de «\u00a0${title}\u00a0». Vous ne l’aurez que si rien n’a de retard.`,
  elsewhere: (title: string, to: string, from: string) =>
    `Arrivée de «\u00a0${title}\u00a0»\u00a0: ${to}. Départ de ce voyage\u00a0: ${from}. Le chemin entre les deux n’est pas dans votre panier.`,
  anotherTown: 'une autre ville',
  blocker: {
    problem: 'Changez les voyages qui ne peuvent pas être réservés tels quels.',
    sample: 'Retirez les exemples\u00a0: ils ne peuvent pas être réservés.',
    over: 'Retirez les voyages qui sont partis ou ne sont plus proposés.',
  },
};
