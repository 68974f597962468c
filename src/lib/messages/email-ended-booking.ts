import { de } from './email-ended-booking.de.ts';
import { en } from './email-ended-booking.en.ts';
import { es } from './email-ended-booking.es.ts';
import { fr } from './email-ended-booking.fr.ts';
import { it } from './email-ended-booking.it.ts';
import { ko } from './email-ended-booking.ko.ts';
import { nl } from './email-ended-booking.nl.ts';
import { zh } from './email-ended-booking.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mails about a booking that has ended. */
export const emailEndedBookingMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
