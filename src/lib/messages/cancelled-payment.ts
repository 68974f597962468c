import { de } from './cancelled-payment.de.ts';
import { en } from './cancelled-payment.en.ts';
import { es } from './cancelled-payment.es.ts';
import { fr } from './cancelled-payment.fr.ts';
import { it } from './cancelled-payment.it.ts';
import { ko } from './cancelled-payment.ko.ts';
import { nl } from './cancelled-payment.nl.ts';
import { zh } from './cancelled-payment.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the page after a cancelled payment. */
export const cancelledPaymentMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
