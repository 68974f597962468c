import { en } from './browser-storage.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what this site stores in a browser, by name,. */
export const browserStorageMessages = inLanguages({ en });
