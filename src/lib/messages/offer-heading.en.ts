import { plural } from './format.ts';

const examplesText = (count: number) => plural('en', count, { one: '1 example', other: `${count} examples` });
const tripsText = (count: number) => plural('en', count, { one: '1 trip', other: `${count} trips` });

/** Messages of the heading above the listings of a page, in English. */
export const en = {
  trips: (trips: number) => `${tripsText(trips)} to choose from`,
  examples: (examples: number) => `${examplesText(examples)}, not bookable yet`,
  tripsAndExamples: (trips: number, examples: number) =>
    `${tripsText(trips)} to choose from, and ${examplesText(examples)}`,
};

export type OfferHeadingMessages = typeof en;
