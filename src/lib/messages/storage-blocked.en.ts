import type { MessageParts } from './message-parts.ts';

/** Messages of browsers that store nothing, in English. */
export const en = {
  cart: 'Your cart',
  /** Behind the change of the cart. */
  why: 'But your browser blocks storage for this site, so your cart will be empty on the next page. Send us the trips as a request, or allow this site to store data.',
  close: 'Close',
  title: 'Your browser blocks storage',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'This site cannot store anything here, so your cart is empty on every page and you cannot book. Allow cookies and site data for this site in your browser settings and choose your trips again. Or tell us what you would like to book. We reply: ',
    hours,
    '.',
  ],
};

export type StorageBlockedMessages = typeof en;
