import type { SharePicturesMessages } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers, in Dutch. */
export const nl: SharePicturesMessages = {
  price: (amount: string, scope: string) => `${amount} ${scope}`,
  from: (price: string) => `Vanaf ${price}`,
};
