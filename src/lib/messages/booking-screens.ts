import { de } from './booking-screens.de.ts';
import { en } from './booking-screens.en.ts';
import { es } from './booking-screens.es.ts';
import { fr } from './booking-screens.fr.ts';
import { it } from './booking-screens.it.ts';
import { ko } from './booking-screens.ko.ts';
import { nl } from './booking-screens.nl.ts';
import { zh } from './booking-screens.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that every screen of a booking shows. */
export const bookingScreensMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
