import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in Dutch. */
export const nl: CartChangeMessages = {
  added: (title: string) => `In je winkelmandje gelegd: ${title}.`,
  changed: (title: string) => `In je winkelmandje gewijzigd: ${title}.`,
  removed: (title: string) => `Uit je winkelmandje verwijderd: ${title}.`,
  restored: (title: string) => `Terug in je winkelmandje: ${title}.`,
  view: 'Winkelmandje bekijken',
};
