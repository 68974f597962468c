import { en } from './group-size.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the price for a group on a page. */
export const groupSizeMessages = inLanguages({ en });
