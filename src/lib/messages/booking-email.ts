import { de } from './booking-email.de.ts';
import { en } from './booking-email.en.ts';
import { es } from './booking-email.es.ts';
import { fr } from './booking-email.fr.ts';
import { it } from './booking-email.it.ts';
import { ko } from './booking-email.ko.ts';
import { nl } from './booking-email.nl.ts';
import { zh } from './booking-email.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the e-mail address of a booking. */
export const bookingEmailMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
