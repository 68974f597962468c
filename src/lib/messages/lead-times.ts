import { inLanguages } from './in-languages.ts';
import { en } from './lead-times.en.ts';

/** Messages about a time before a departure. */
export const leadTimesMessages = inLanguages({ en });
