import { inLanguages } from './in-languages.ts';
import { de } from './listing-cash.de.ts';
import { en } from './listing-cash.en.ts';
import { es } from './listing-cash.es.ts';
import { fr } from './listing-cash.fr.ts';
import { it } from './listing-cash.it.ts';
import { ko } from './listing-cash.ko.ts';
import { nl } from './listing-cash.nl.ts';
import { zh } from './listing-cash.zh.ts';

/** Messages of the cash that a trip needs on the spot. */
export const listingCashMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
