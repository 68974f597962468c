import type { PriceLinesMessages } from './price-lines.en.ts';

/** Messages of the parts of a price, in Korean. */
export const ko: PriceLinesMessages = {
  each: (people: number) => `${people}명, 1인당`,
  forUpTo: (people: number) => `${people}명까지`,
  extra: (people: number) => `추가 ${people}명`,
};
