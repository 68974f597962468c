import { inLanguages } from './in-languages.ts';
import { de } from './prices.de.ts';
import { en } from './prices.en.ts';
import { es } from './prices.es.ts';
import { fr } from './prices.fr.ts';
import { it } from './prices.it.ts';
import { ko } from './prices.ko.ts';
import { nl } from './prices.nl.ts';
import { zh } from './prices.zh.ts';

/** Messages of a price as islands show it. */
export const pricesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
