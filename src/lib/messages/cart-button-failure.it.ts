import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in Italian. */
export const it: CartButtonFailureMessages = {
  failed: 'Qualcosa è andato storto nel pulsante del carrello. Il resto della pagina funziona.',
};
