import { inLanguages } from './in-languages.ts';
import { en } from './message-links.en.ts';

/** Messages of links that open a messenger. */
export const messageLinksMessages = inLanguages({ en });
