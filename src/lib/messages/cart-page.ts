import { de } from './cart-page.de.ts';
import { en } from './cart-page.en.ts';
import { es } from './cart-page.es.ts';
import { fr } from './cart-page.fr.ts';
import { it } from './cart-page.it.ts';
import { ko } from './cart-page.ko.ts';
import { nl } from './cart-page.nl.ts';
import { zh } from './cart-page.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cart page beside its trips. */
export const cartPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
