import { de } from './booking.de.ts';
import { en } from './booking.en.ts';
import { es } from './booking.es.ts';
import { fr } from './booking.fr.ts';
import { it } from './booking.it.ts';
import { ko } from './booking.ko.ts';
import { nl } from './booking.nl.ts';
import { zh } from './booking.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the booking form. */
export const bookingMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
