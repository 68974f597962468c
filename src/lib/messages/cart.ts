import { de } from './cart.de.ts';
import { en } from './cart.en.ts';
import { es } from './cart.es.ts';
import { fr } from './cart.fr.ts';
import { it } from './cart.it.ts';
import { ko } from './cart.ko.ts';
import { nl } from './cart.nl.ts';
import { zh } from './cart.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a cart with trips. */
export const cartMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
