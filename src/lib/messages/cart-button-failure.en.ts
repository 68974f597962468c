/** Messages of a cart button that failed in English. */
export const en = {
  failed: 'Something went wrong in the cart button. The rest of the page works.',
};

export type CartButtonFailureMessages = typeof en;
