import type { CountMessages } from './counts.en.ts';

/** Messages that count something, in Korean. */
export const ko: CountMessages = {
  trips: (count: number) => `여행 ${count}건`,
  people: (count: number) => `${count}명`,
};
