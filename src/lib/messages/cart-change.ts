import { de } from './cart-change.de.ts';
import { en } from './cart-change.en.ts';
import { es } from './cart-change.es.ts';
import { fr } from './cart-change.fr.ts';
import { it } from './cart-change.it.ts';
import { ko } from './cart-change.ko.ts';
import { nl } from './cart-change.nl.ts';
import { zh } from './cart-change.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that announce a change of the cart. */
export const cartChangeMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
