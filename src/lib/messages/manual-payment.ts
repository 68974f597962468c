import { inLanguages } from './in-languages.ts';
import { de } from './manual-payment.de.ts';
import { en } from './manual-payment.en.ts';
import { es } from './manual-payment.es.ts';
import { fr } from './manual-payment.fr.ts';
import { it } from './manual-payment.it.ts';
import { ko } from './manual-payment.ko.ts';
import { nl } from './manual-payment.nl.ts';
import { zh } from './manual-payment.zh.ts';

/** Messages about a payment by hand. */
export const manualPaymentMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
