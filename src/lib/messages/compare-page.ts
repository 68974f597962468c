import { de } from './compare-page.de.ts';
import { en } from './compare-page.en.ts';
import { es } from './compare-page.es.ts';
import { fr } from './compare-page.fr.ts';
import { it } from './compare-page.it.ts';
import { ko } from './compare-page.ko.ts';
import { nl } from './compare-page.nl.ts';
import { zh } from './compare-page.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the page that compares trips. */
export const comparePageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
