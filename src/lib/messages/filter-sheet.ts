import { de } from './filter-sheet.de.ts';
import { en } from './filter-sheet.en.ts';
import { es } from './filter-sheet.es.ts';
import { fr } from './filter-sheet.fr.ts';
import { it } from './filter-sheet.it.ts';
import { ko } from './filter-sheet.ko.ts';
import { nl } from './filter-sheet.nl.ts';
import { zh } from './filter-sheet.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the sheet with the filters on a phone. */
export const filterSheetMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
