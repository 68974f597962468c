import { en } from './home-page.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the home page. */
export const homePageMessages = inLanguages({ en });
