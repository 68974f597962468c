/** Messages that announce a change of the cart, in English. */
export const en = {
  added: (title: string) => `Added to your cart: ${title}.`,
  changed: (title: string) => `Changed in your cart: ${title}.`,
  removed: (title: string) => `Removed from your cart: ${title}.`,
  restored: (title: string) => `Back in your cart: ${title}.`,
  view: 'View cart',
};

export type CartChangeMessages = typeof en;
