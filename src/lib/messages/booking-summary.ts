import { de } from './booking-summary.de.ts';
import { en } from './booking-summary.en.ts';
import { es } from './booking-summary.es.ts';
import { fr } from './booking-summary.fr.ts';
import { it } from './booking-summary.it.ts';
import { ko } from './booking-summary.ko.ts';
import { nl } from './booking-summary.nl.ts';
import { zh } from './booking-summary.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what a trip costs and includes, in its booking form. */
export const bookingSummaryMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
