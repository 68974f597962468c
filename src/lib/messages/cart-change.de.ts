import type { CartChangeMessages } from './cart-change.en.ts';

/** Messages that announce a change of the cart, in German. */
export const de: CartChangeMessages = {
  added: (title: string) => `In den Warenkorb gelegt: ${title}.`,
  changed: (title: string) => `Im Warenkorb geändert: ${title}.`,
  removed: (title: string) => `Aus dem Warenkorb entfernt: ${title}.`,
  restored: (title: string) => `Wieder im Warenkorb: ${title}.`,
  view: 'Zum Warenkorb',
};
