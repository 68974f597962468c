import { inLanguages } from './in-languages.ts';
import { en } from './samples.en.ts';

/** Messages of listings that are examples. */
export const samplesMessages = inLanguages({ en });
