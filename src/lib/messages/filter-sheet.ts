import { en } from './filter-sheet.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the sheet with the filters on a phone. */
export const filterSheetMessages = inLanguages({ en });
