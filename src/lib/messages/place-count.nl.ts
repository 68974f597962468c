import { plural } from './format.ts';
import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in Dutch. */
export const nl: PlaceCountMessages = {
  none: 'Geen plek met deze naam. Je kunt je eigen woorden gebruiken.',
  found: (count: number) => plural('nl', count, { one: '1 plek gevonden.', other: `${count} plekken gevonden.` }),
};
