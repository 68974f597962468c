import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in French. */
export const fr: GroupSizeMessages = {
  forGroup: (people: string) => `pour ${people}`,
  ways: (ways: readonly string[]) => ways.join(' ou '),
};
