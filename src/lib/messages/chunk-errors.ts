import { en } from './chunk-errors.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a part of a page whose script did not load. */
export const chunkErrorsMessages = inLanguages({ en });
