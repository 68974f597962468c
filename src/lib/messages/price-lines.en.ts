import { plural } from './format.ts';

/** Messages of the parts of a price, in English. */
export const en = {
  each: (people: number) => plural('en', people, { one: '1 person', other: `${people} people, each` }),
  forUpTo: (people: number) => plural('en', people, { one: 'For one person', other: `For up to ${people} people` }),
  extra: (people: number) => plural('en', people, { one: '1 extra person', other: `${people} extra people` }),
};

export type PriceLinesMessages = typeof en;
