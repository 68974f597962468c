import type { SharePicturesMessages } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers, in Chinese. */
export const zh: SharePicturesMessages = {
  price: (amount: string, scope: string) => `${scope} ${amount}`,
  from: (price: string) => `${price}起`,
};
