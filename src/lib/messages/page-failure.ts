import { inLanguages } from './in-languages.ts';
import { de } from './page-failure.de.ts';
import { en } from './page-failure.en.ts';
import { es } from './page-failure.es.ts';
import { fr } from './page-failure.fr.ts';
import { it } from './page-failure.it.ts';
import { ko } from './page-failure.ko.ts';
import { nl } from './page-failure.nl.ts';
import { zh } from './page-failure.zh.ts';

/** Messages of a page that failed. */
export const pageFailureMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
