import type { SharePicturesMessages } from './share-pictures.en.ts';

/** Messages of the picture of a page in messengers, in Spanish. */
export const es: SharePicturesMessages = {
  price: (amount: string, scope: string) => `${amount} ${scope}`,
  from: (price: string) => `Desde ${price}`,
};
