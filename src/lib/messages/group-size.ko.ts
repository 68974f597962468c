import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in Korean. */
export const ko: GroupSizeMessages = {
  forGroup: (people: string) => `${people} 합계`,
  ways: (ways: readonly string[]) => ways.join(' 또는 '),
};
