import { plural } from './format.ts';

/** Messages of how many places were found, in English. */
export const en = {
  none: 'No place of this name. You can use your own words.',
  found: (count: number) => plural('en', count, { one: '1 place found.', other: `${count} places found.` }),
};

export type PlaceCountMessages = typeof en;
