import { de } from './cart-count.de.ts';
import { en } from './cart-count.en.ts';
import { es } from './cart-count.es.ts';
import { fr } from './cart-count.fr.ts';
import { it } from './cart-count.it.ts';
import { ko } from './cart-count.ko.ts';
import { nl } from './cart-count.nl.ts';
import { zh } from './cart-count.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the header's link to the cart. */
export const cartCountMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
