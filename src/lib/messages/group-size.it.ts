import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in Italian. */
export const it: GroupSizeMessages = {
  forGroup: (people: string) => `per ${people}`,
  ways: (ways: readonly string[]) => ways.join(' o '),
};
