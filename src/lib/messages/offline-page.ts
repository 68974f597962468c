import { inLanguages } from './in-languages.ts';
import { en } from './offline-page.en.ts';

/** Messages of the page about what is saved. */
export const offlinePageMessages = inLanguages({ en });
