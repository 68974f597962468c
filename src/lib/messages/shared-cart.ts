import { inLanguages } from './in-languages.ts';
import { de } from './shared-cart.de.ts';
import { en } from './shared-cart.en.ts';
import { es } from './shared-cart.es.ts';
import { fr } from './shared-cart.fr.ts';
import { it } from './shared-cart.it.ts';
import { ko } from './shared-cart.ko.ts';
import { nl } from './shared-cart.nl.ts';
import { zh } from './shared-cart.zh.ts';

/** Messages of a cart that others can open. */
export const sharedCartMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
