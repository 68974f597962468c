import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in Italian. */
export const it: CartChangeMessages = {
  added: (title: string) => `Aggiunto al carrello: ${title}.`,
  changed: (title: string) => `Cambiato nel carrello: ${title}.`,
  removed: (title: string) => `Tolto dal carrello: ${title}.`,
  restored: (title: string) => `Di nuovo nel carrello: ${title}.`,
  view: 'Vedi il carrello',
};
