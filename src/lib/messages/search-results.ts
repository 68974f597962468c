import { inLanguages } from './in-languages.ts';
import { de } from './search-results.de.ts';
import { en } from './search-results.en.ts';
import { es } from './search-results.es.ts';
import { fr } from './search-results.fr.ts';
import { it } from './search-results.it.ts';
import { ko } from './search-results.ko.ts';
import { nl } from './search-results.nl.ts';
import { zh } from './search-results.zh.ts';

/** Messages of the results of a search. */
export const searchResultsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
