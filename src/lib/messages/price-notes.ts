import { inLanguages } from './in-languages.ts';
import { en } from './price-notes.en.ts';

/** Messages of the scope of a price. */
export const priceNotesMessages = inLanguages({ en });
