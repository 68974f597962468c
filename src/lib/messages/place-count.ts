import { inLanguages } from './in-languages.ts';
import { en } from './place-count.en.ts';

/** Messages of how many places were found. */
export const placeCountMessages = inLanguages({ en });
