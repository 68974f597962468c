import { de } from './error-page.de.ts';
import { en } from './error-page.en.ts';
import { es } from './error-page.es.ts';
import { fr } from './error-page.fr.ts';
import { it } from './error-page.it.ts';
import { ko } from './error-page.ko.ts';
import { nl } from './error-page.nl.ts';
import { zh } from './error-page.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of pages in the place of one that is not there. */
export const errorPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
