import { inLanguages } from './in-languages.ts';
import { en } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser. */
export const storedItemsMessages = inLanguages({ en });
