import { inLanguages } from './in-languages.ts';
import { de } from './trip-text.de.ts';
import { en } from './trip-text.en.ts';
import { es } from './trip-text.es.ts';
import { fr } from './trip-text.fr.ts';
import { it } from './trip-text.it.ts';
import { ko } from './trip-text.ko.ts';
import { nl } from './trip-text.nl.ts';
import { zh } from './trip-text.zh.ts';

/** Messages of a trip as plain lines, for a message or a calendar. */
export const tripTextMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
