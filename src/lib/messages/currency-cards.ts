import { de } from './currency-cards.de.ts';
import { en } from './currency-cards.en.ts';
import { es } from './currency-cards.es.ts';
import { fr } from './currency-cards.fr.ts';
import { it } from './currency-cards.it.ts';
import { ko } from './currency-cards.ko.ts';
import { nl } from './currency-cards.nl.ts';
import { zh } from './currency-cards.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cards about the currency of a page. */
export const currencyCardsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
