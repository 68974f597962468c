/** Messages of the warning that a browser stores nothing, in English. */
export const en = {
  cart: 'Your cart',
  /** Behind the change of the cart. */
  why: 'But your browser blocks storage for this site, so your cart will be empty on the next page. Send us the trips as a request, or allow this site to store data.',
  close: 'Close',
};

export type StorageBlockedMessages = typeof en;
