import type { MessageParts } from './message-parts.ts';

/** Messages of the search for a pickup on a listing's page, in English. */
export const en = {
  failed: 'Something went wrong in the pickup search. The rest of the page works.',
  question: 'Where do you stay? Type a hotel or area to see your pickup.',
  use: (words: string) => `Use “${words}”`,
  notLoaded: 'Our list of places could not be loaded. Check your connection.',
  retry: 'Try again',
  /** The text of the link in the two below. */
  ask: 'ask us',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `We do not know “${words}”. Try its street or part of town, or `,
    ask,
    ': our drivers know more places than we list here.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    ' is outside the usual area of this trip. A van may still go there: ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `For ${place}: ${note}`,
  area: { pickup: (area: string) => `Pickup: ${area}.`, dropoff: (area: string) => `Drop-off: ${area}.` },
};

export type PickupFinderMessages = typeof en;
