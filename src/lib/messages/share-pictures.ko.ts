import type { SharePicturesMessages } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers, in Korean. */
export const ko: SharePicturesMessages = {
  price: (amount: string, scope: string) => `${scope} ${amount}`,
  from: (price: string) => `${price}부터`,
};
