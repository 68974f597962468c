import { inLanguages } from './in-languages.ts';
import { de } from './stored-bookings.de.ts';
import { en } from './stored-bookings.en.ts';
import { es } from './stored-bookings.es.ts';
import { fr } from './stored-bookings.fr.ts';
import { it } from './stored-bookings.it.ts';
import { ko } from './stored-bookings.ko.ts';
import { nl } from './stored-bookings.nl.ts';
import { zh } from './stored-bookings.zh.ts';

/** Messages of the bookings of a device. */
export const storedBookingsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
