import { en } from './footer.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the footer of every page. */
export const footerMessages = inLanguages({ en });
