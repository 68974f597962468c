import { en } from './group-size.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of prices for a group that pages are built with. */
export const groupSizeMessages = inLanguages({ en });
