import { inLanguages } from './in-languages.ts';
import { de } from './search-page.de.ts';
import { en } from './search-page.en.ts';
import { es } from './search-page.es.ts';
import { fr } from './search-page.fr.ts';
import { it } from './search-page.it.ts';
import { ko } from './search-page.ko.ts';
import { nl } from './search-page.nl.ts';
import { zh } from './search-page.zh.ts';

/** Messages of the page that finds trips. */
export const searchPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
