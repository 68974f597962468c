import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in Spanish. */
export const es: CartChangeMessages = {
  added: (title: string) => `Añadido a tu carrito: ${title}.`,
  changed: (title: string) => `Cambiado en tu carrito: ${title}.`,
  removed: (title: string) => `Quitado de tu carrito: ${title}.`,
  restored: (title: string) => `De nuevo en tu carrito: ${title}.`,
  view: 'Ver el carrito',
};
