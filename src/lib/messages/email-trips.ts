import { de } from './email-trips.de.ts';
import { en } from './email-trips.en.ts';
import { es } from './email-trips.es.ts';
import { fr } from './email-trips.fr.ts';
import { it } from './email-trips.it.ts';
import { ko } from './email-trips.ko.ts';
import { nl } from './email-trips.nl.ts';
import { zh } from './email-trips.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about a trip in mails. */
export const emailTripsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
