import { de } from './checkout.de.ts';
import { en } from './checkout.en.ts';
import { es } from './checkout.es.ts';
import { fr } from './checkout.fr.ts';
import { it } from './checkout.it.ts';
import { ko } from './checkout.ko.ts';
import { nl } from './checkout.nl.ts';
import { zh } from './checkout.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the checkout around its form. */
export const checkoutMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
