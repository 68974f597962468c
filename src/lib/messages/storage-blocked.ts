import { inLanguages } from './in-languages.ts';
import { en } from './storage-blocked.en.ts';

/** Messages of browsers that store nothing. */
export const storageBlockedMessages = inLanguages({ en });
