import { en } from './closures.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of days on which a listing does not run. */
export const closuresMessages = inLanguages({ en });
