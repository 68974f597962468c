import { de } from './filters.de.ts';
import { en } from './filters.en.ts';
import { es } from './filters.es.ts';
import { fr } from './filters.fr.ts';
import { it } from './filters.it.ts';
import { ko } from './filters.ko.ts';
import { nl } from './filters.nl.ts';
import { zh } from './filters.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the filters of a list of trips. */
export const filtersMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
