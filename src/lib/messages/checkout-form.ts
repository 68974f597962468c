import { de } from './checkout-form.de.ts';
import { en } from './checkout-form.en.ts';
import { es } from './checkout-form.es.ts';
import { fr } from './checkout-form.fr.ts';
import { it } from './checkout-form.it.ts';
import { ko } from './checkout-form.ko.ts';
import { nl } from './checkout-form.nl.ts';
import { zh } from './checkout-form.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the checkout's form. */
export const checkoutFormMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
