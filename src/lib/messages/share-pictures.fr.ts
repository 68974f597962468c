import type { SharePicturesMessages } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers, in French. */
export const fr: SharePicturesMessages = {
  price: (amount: string, scope: string) => `${amount} ${scope}`,
  from: (price: string) => `Dès ${price}`,
};
