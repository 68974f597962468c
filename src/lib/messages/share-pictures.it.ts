import type { SharePicturesMessages } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers, in Italian. */
export const it: SharePicturesMessages = {
  price: (amount: string, scope: string) => `${amount} ${scope}`,
  from: (price: string) => `Da ${price}`,
};
