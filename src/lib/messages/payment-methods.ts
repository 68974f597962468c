import { inLanguages } from './in-languages.ts';
import { de } from './payment-methods.de.ts';
import { en } from './payment-methods.en.ts';
import { es } from './payment-methods.es.ts';
import { fr } from './payment-methods.fr.ts';
import { it } from './payment-methods.it.ts';
import { ko } from './payment-methods.ko.ts';
import { nl } from './payment-methods.nl.ts';
import { zh } from './payment-methods.zh.ts';

/** Messages about ways to pay. */
export const paymentMethodsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
