import type { CountMessages } from './counts.en.ts';

/** Messages that count something, in Chinese. */
export const zh: CountMessages = {
  trips: (count: number) => `${count}个行程`,
  people: (count: number) => `${count}人`,
};
