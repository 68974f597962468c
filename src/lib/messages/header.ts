import { en } from './header.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the header of every page. */
export const headerMessages = inLanguages({ en });
