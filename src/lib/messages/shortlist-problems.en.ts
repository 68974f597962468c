import { plural } from './format.ts';

/** Messages of lists of trips that could not be loaded, in English. */
export const en = {
  gone: (count: number) =>
    plural('en', count, {
      one: '1 trip on your list is no longer offered.',
      other: `${count} trips on your list are no longer offered.`,
    }),
  failed: (count: number) =>
    plural('en', count, {
      one: '1 trip could not be loaded. Check your connection.',
      other: `${count} trips could not be loaded. Check your connection.`,
    }),
  retry: 'Try again',
  noCode: 'Your list could not be loaded. Check your connection and reload the page.',
};

export type ShortlistProblemsMessages = typeof en;
