import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in French. */
export const fr: CartButtonFailureMessages = {
  failed: 'Un problème est survenu dans le bouton du panier. Le reste de la page fonctionne.',
};
