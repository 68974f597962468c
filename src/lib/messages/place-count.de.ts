import { plural } from './format.ts';
import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in German. */
export const de: PlaceCountMessages = {
  none: 'Kein Ort mit diesem Namen. Du kannst deine eigenen Worte nehmen.',
  found: (count: number) => plural('de', count, { one: '1 Ort gefunden.', other: `${count} Orte gefunden.` }),
};
