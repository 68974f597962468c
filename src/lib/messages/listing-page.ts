import { inLanguages } from './in-languages.ts';
import { de } from './listing-page.de.ts';
import { en } from './listing-page.en.ts';
import { es } from './listing-page.es.ts';
import { fr } from './listing-page.fr.ts';
import { it } from './listing-page.it.ts';
import { ko } from './listing-page.ko.ts';
import { nl } from './listing-page.nl.ts';
import { zh } from './listing-page.zh.ts';

/** Messages of a trip on a page of its own. */
export const listingPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
