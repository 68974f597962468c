import { inLanguages } from './in-languages.ts';
import { de } from './trip-change-quote.de.ts';
import { en } from './trip-change-quote.en.ts';
import { es } from './trip-change-quote.es.ts';
import { fr } from './trip-change-quote.fr.ts';
import { it } from './trip-change-quote.it.ts';
import { ko } from './trip-change-quote.ko.ts';
import { nl } from './trip-change-quote.nl.ts';
import { zh } from './trip-change-quote.zh.ts';

/** Messages of what a change of a trip costs. */
export const tripChangeQuoteMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
