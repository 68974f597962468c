import { inLanguages } from './in-languages.ts';
import { de } from './trip-change.de.ts';
import { en } from './trip-change.en.ts';
import { es } from './trip-change.es.ts';
import { fr } from './trip-change.fr.ts';
import { it } from './trip-change.it.ts';
import { ko } from './trip-change.ko.ts';
import { nl } from './trip-change.nl.ts';
import { zh } from './trip-change.zh.ts';

/** Messages of the dialog that changes a booked trip. */
export const tripChangeMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
