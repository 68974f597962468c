import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in Dutch. */
export const nl: CartButtonFailureMessages = {
  failed: 'Er ging iets mis in de knop van het winkelmandje. De rest van de pagina werkt.',
};
