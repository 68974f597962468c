import type { CartCountMessages } from './cart-count.en.ts';
import { plural } from './format.ts';

/** Messages of the header's link to the cart, in Spanish. */
export const es: CartCountMessages = {
  cart: 'Carrito',
  trips: (count: number) => plural('es', count, { one: 'Carrito, 1 viaje', other: `Carrito, ${count} viajes` }),
};
