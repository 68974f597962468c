import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in German. */
export const de: GroupSizeMessages = {
  forGroup: (people: string) => `für ${people}`,
  ways: (ways: readonly string[]) => ways.join(' oder '),
};
