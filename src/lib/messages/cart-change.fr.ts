import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in French. */
export const fr: CartChangeMessages = {
  added: (title: string) => `Ajouté au panier\u00a0: ${title}.`,
  changed: (title: string) => `Changé dans le panier\u00a0: ${title}.`,
  removed: (title: string) => `Retiré du panier\u00a0: ${title}.`,
  restored: (title: string) => `Remis dans le panier\u00a0: ${title}.`,
  view: 'Voir le panier',
};
