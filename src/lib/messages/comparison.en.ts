import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in English. */
export const en = {
  failed: 'Something went wrong in the comparison. The rest of the page works.',
  removed: (trip: string) => `Removed: ${trip}.`,
  full: 'You can compare up to three trips. Remove one first.',
  partIgnored: (most: number) => `Part of this link was ignored: it names unknown trips, or more than ${most}.`,
  none: 'Nothing to compare yet. Open a trip and press Compare.',
  addBelow: 'Or add one from below.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    'See ',
    tours('tours'),
    ' and ',
    transfers('transfers'),
    '.',
  ],
  share: 'Share this comparison',
  offer: 'Add from saved and recently viewed',
  add: (trip: string) => `Add ${trip}`,
  caption: 'Trips side by side',
  book: 'Book',
  bookTrip: (trip: string) => `Book ${trip}`,
  remove: 'Remove',
  removeTrip: (trip: string) => `Remove ${trip}`,
  price: (people: number) => plural('en', people, { one: 'Price for 1 person', other: `Price for ${people} people` }),
  each: 'Each, about',
  cash: (people: number) =>
    plural('en', people, { one: 'Cash to bring for 1 person', other: `Cash to bring for ${people} people` }),
  noCash: 'None',
  duration: 'Duration',
  departures: 'Departures',
  cancellation: 'Cancellation',
  included: 'Included',
  excluded: 'Not included',
  provider: 'Run by',
  vans: (count: number) => `in ${count} vans`,
  boats: (count: number) => `on ${count} boats`,
};

export type ComparisonMessages = typeof en;
