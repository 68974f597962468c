/** Messages of the picture of a page in messengers, in English. */
export const en = {
  price: (amount: string, scope: string) => `${amount} ${scope}`,
  from: (price: string) => `From ${price}`,
};

export type SharePicturesMessages = typeof en;
