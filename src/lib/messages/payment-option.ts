import { inLanguages } from './in-languages.ts';
import { de } from './payment-option.de.ts';
import { en } from './payment-option.en.ts';
import { es } from './payment-option.es.ts';
import { fr } from './payment-option.fr.ts';
import { it } from './payment-option.it.ts';
import { ko } from './payment-option.ko.ts';
import { nl } from './payment-option.nl.ts';
import { zh } from './payment-option.zh.ts';

/** Messages of the button that books, and below it. */
export const paymentOptionMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
