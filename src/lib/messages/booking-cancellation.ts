import { de } from './booking-cancellation.de.ts';
import { en } from './booking-cancellation.en.ts';
import { es } from './booking-cancellation.es.ts';
import { fr } from './booking-cancellation.fr.ts';
import { it } from './booking-cancellation.it.ts';
import { ko } from './booking-cancellation.ko.ts';
import { nl } from './booking-cancellation.nl.ts';
import { zh } from './booking-cancellation.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the cancellation of a booking. */
export const bookingCancellationMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
