import { inLanguages } from './in-languages.ts';
import { de } from './my-trips.de.ts';
import { en } from './my-trips.en.ts';
import { es } from './my-trips.es.ts';
import { fr } from './my-trips.fr.ts';
import { it } from './my-trips.it.ts';
import { ko } from './my-trips.ko.ts';
import { nl } from './my-trips.nl.ts';
import { zh } from './my-trips.zh.ts';

/** Messages of the page of the bookings of a device. */
export const myTripsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
