import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in English. */
export const en = {
  status: (status: number) => `Error ${status}`,
  missing: {
    title: 'Page Not Found',
    description: 'This page does not exist. Find your route, search all vans, boats and tours, or ask us.',
    noPageAt: 'There is no page at',
    thisAddress: 'this address',
    why: 'The page may have moved, or the link may be incomplete.',
    search: 'Search all trips',
    routes: 'From town to town',
  },
  moved: {
    title: 'This page has moved',
    to: <Part>(link: Part): MessageParts<Part> => ['This page has moved to ', link, '.'],
  },
};

export type ErrorPageMessages = typeof en;
