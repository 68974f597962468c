import { inLanguages } from './in-languages.ts';
import { en } from './text-page.en.ts';

/** Messages of pages of running text. */
export const textPageMessages = inLanguages({ en });
