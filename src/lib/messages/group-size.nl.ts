import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in Dutch. */
export const nl: GroupSizeMessages = {
  forGroup: (people: string) => `voor ${people}`,
  ways: (ways: readonly string[]) => ways.join(' of '),
};
