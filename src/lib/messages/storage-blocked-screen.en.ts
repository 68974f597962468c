import type { MessageParts } from './message-parts.ts';

/** Messages of a cart in a browser that stores nothing, in English. */
export const en = {
  title: 'Your browser blocks storage',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'This site cannot store anything here, so your cart is empty on every page and you cannot book. Allow cookies and site data for this site in your browser settings and choose your trips again. Or tell us what you would like to book. We reply: ',
    hours,
    '.',
  ],
};

export type StorageBlockedScreenMessages = typeof en;
