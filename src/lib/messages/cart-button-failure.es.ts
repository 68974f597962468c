import type { CartButtonFailureMessages } from './cart-button-failure.en.ts';

/** Messages of a cart button that failed in Spanish. */
export const es: CartButtonFailureMessages = {
  failed: 'Algo ha fallado en el botón del carrito. El resto de la página funciona.',
};
