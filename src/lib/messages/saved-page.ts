import { inLanguages } from './in-languages.ts';
import { en } from './saved-page.en.ts';

/** Messages of the page of saved trips. */
export const savedPageMessages = inLanguages({ en });
