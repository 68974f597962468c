import { inLanguages } from './in-languages.ts';
import { en } from './place-text.en.ts';

/** Messages of a place in a list of suggestions. */
export const placeTextMessages = inLanguages({ en });
