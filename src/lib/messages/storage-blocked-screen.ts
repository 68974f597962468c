import { inLanguages } from './in-languages.ts';
import { en } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing. */
export const storageBlockedScreenMessages = inLanguages({ en });
