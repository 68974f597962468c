import { inLanguages } from './in-languages.ts';
import { en } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own. */
export const landingPageMessages = inLanguages({ en });
