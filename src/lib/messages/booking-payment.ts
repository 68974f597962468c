import { de } from './booking-payment.de.ts';
import { en } from './booking-payment.en.ts';
import { es } from './booking-payment.es.ts';
import { fr } from './booking-payment.fr.ts';
import { it } from './booking-payment.it.ts';
import { ko } from './booking-payment.ko.ts';
import { nl } from './booking-payment.nl.ts';
import { zh } from './booking-payment.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of paying a booking that was placed. */
export const bookingPaymentMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
