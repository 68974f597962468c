import { inLanguages } from './in-languages.ts';
import { de } from './page-prices.de.ts';
import { en } from './page-prices.en.ts';
import { es } from './page-prices.es.ts';
import { fr } from './page-prices.fr.ts';
import { it } from './page-prices.it.ts';
import { ko } from './page-prices.ko.ts';
import { nl } from './page-prices.nl.ts';
import { zh } from './page-prices.zh.ts';

/** Messages of prices for a group that pages are built with. */
export const pagePricesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
