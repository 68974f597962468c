import { de } from './email-booking-placed.de.ts';
import { en } from './email-booking-placed.en.ts';
import { es } from './email-booking-placed.es.ts';
import { fr } from './email-booking-placed.fr.ts';
import { it } from './email-booking-placed.it.ts';
import { ko } from './email-booking-placed.ko.ts';
import { nl } from './email-booking-placed.nl.ts';
import { zh } from './email-booking-placed.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about an unpaid booking. */
export const emailBookingPlacedMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
