import { de } from './booking-rejected.de.ts';
import { en } from './booking-rejected.en.ts';
import { es } from './booking-rejected.es.ts';
import { fr } from './booking-rejected.fr.ts';
import { it } from './booking-rejected.it.ts';
import { ko } from './booking-rejected.ko.ts';
import { nl } from './booking-rejected.nl.ts';
import { zh } from './booking-rejected.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about a booking that was not made. */
export const bookingRejectedMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
