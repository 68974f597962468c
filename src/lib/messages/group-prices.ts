import { de } from './group-prices.de.ts';
import { en } from './group-prices.en.ts';
import { es } from './group-prices.es.ts';
import { fr } from './group-prices.fr.ts';
import { it } from './group-prices.it.ts';
import { ko } from './group-prices.ko.ts';
import { nl } from './group-prices.nl.ts';
import { zh } from './group-prices.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the price of a group. */
export const groupPricesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
