import { de } from './booking-text.de.ts';
import { en } from './booking-text.en.ts';
import { es } from './booking-text.es.ts';
import { fr } from './booking-text.fr.ts';
import { it } from './booking-text.it.ts';
import { ko } from './booking-text.ko.ts';
import { nl } from './booking-text.nl.ts';
import { zh } from './booking-text.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a booking as plain text for those who travel. */
export const bookingTextMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
