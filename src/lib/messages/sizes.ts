import { inLanguages } from './in-languages.ts';
import { en } from './sizes.en.ts';

/** Messages of sizes of files. */
export const sizesMessages = inLanguages({ en });
