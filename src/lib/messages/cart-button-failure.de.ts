import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in German. */
export const de: CartButtonFailureMessages = {
  failed: 'Beim Warenkorb-Knopf ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
};
