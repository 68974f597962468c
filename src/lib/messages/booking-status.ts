import { de } from './booking-status.de.ts';
import { en } from './booking-status.en.ts';
import { es } from './booking-status.es.ts';
import { fr } from './booking-status.fr.ts';
import { it } from './booking-status.it.ts';
import { ko } from './booking-status.ko.ts';
import { nl } from './booking-status.nl.ts';
import { zh } from './booking-status.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the status of a booking. */
export const bookingStatusMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
