import { de } from './booking-page.de.ts';
import { en } from './booking-page.en.ts';
import { es } from './booking-page.es.ts';
import { fr } from './booking-page.fr.ts';
import { it } from './booking-page.it.ts';
import { ko } from './booking-page.ko.ts';
import { nl } from './booking-page.nl.ts';
import { zh } from './booking-page.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the page of a booking. */
export const bookingPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
