import { inLanguages } from './in-languages.ts';
import { de } from './listing-price.de.ts';
import { en } from './listing-price.en.ts';
import { es } from './listing-price.es.ts';
import { fr } from './listing-price.fr.ts';
import { it } from './listing-price.it.ts';
import { ko } from './listing-price.ko.ts';
import { nl } from './listing-price.nl.ts';
import { zh } from './listing-price.zh.ts';

/** Messages of the price of a trip on its page. */
export const listingPriceMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
