import { inLanguages } from './in-languages.ts';
import { en } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing. */
export const storageBlockedMessages = inLanguages({ en });
