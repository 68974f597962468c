import { plural } from './format.ts';

/** Messages that count something, in English. */
export const en = {
  trips: (count: number) => plural('en', count, { one: '1 trip', other: `${count} trips` }),
  people: (count: number) => plural('en', count, { one: '1 person', other: `${count} people` }),
};

export type CountMessages = typeof en;
