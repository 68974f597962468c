import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in Chinese. */
export const zh: PriceLinesMessages = {
  each: (people: number) => `${people}人，每人`,
  forUpTo: (people: number) => `最多${people}人`,
  extra: (people: number) => `多出的${people}人`,
};
