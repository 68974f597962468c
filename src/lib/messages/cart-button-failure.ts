import { de } from './cart-button-failure.de.ts';
import { en } from './cart-button-failure.en.ts';
import { es } from './cart-button-failure.es.ts';
import { fr } from './cart-button-failure.fr.ts';
import { it } from './cart-button-failure.it.ts';
import { ko } from './cart-button-failure.ko.ts';
import { nl } from './cart-button-failure.nl.ts';
import { zh } from './cart-button-failure.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a cart button that failed. */
export const cartButtonFailureMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
