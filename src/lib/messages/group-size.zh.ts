import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in Chinese. */
export const zh: GroupSizeMessages = {
  forGroup: (people: string) => people,
  ways: (ways: readonly string[]) => ways.join('或'),
};
