import { inLanguages } from './in-languages.ts';
import { en } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar. */
export const tripTextMessages = inLanguages({ en });
