import { inLanguages } from './in-languages.ts';
import { en } from './islands.en.ts';

/** Messages of an island that failed. */
export const islandsMessages = inLanguages({ en });
