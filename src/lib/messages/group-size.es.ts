import type { GroupSizeMessages } from './group-size.en.ts';

/** Messages of the price for a group on a page, in Spanish. */
export const es: GroupSizeMessages = {
  forGroup: (people: string) => `para ${people}`,
  ways: (ways: readonly string[]) => ways.join(' o '),
};
