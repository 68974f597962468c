import { de } from './email-dropped-trip.de.ts';
import { en } from './email-dropped-trip.en.ts';
import { es } from './email-dropped-trip.es.ts';
import { fr } from './email-dropped-trip.fr.ts';
import { it } from './email-dropped-trip.it.ts';
import { ko } from './email-dropped-trip.ko.ts';
import { nl } from './email-dropped-trip.nl.ts';
import { zh } from './email-dropped-trip.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about a trip that was called off and taken out. */
export const emailDroppedTripMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
