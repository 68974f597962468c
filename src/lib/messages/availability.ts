import { en } from './availability.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about free places. */
export const availabilityMessages = inLanguages({ en });
