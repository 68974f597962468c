import { inLanguages } from './in-languages.ts';
import { de } from './trip-refusals.de.ts';
import { en } from './trip-refusals.en.ts';
import { es } from './trip-refusals.es.ts';
import { fr } from './trip-refusals.fr.ts';
import { it } from './trip-refusals.it.ts';
import { ko } from './trip-refusals.ko.ts';
import { nl } from './trip-refusals.nl.ts';
import { zh } from './trip-refusals.zh.ts';

/** Messages of why the service did not take a trip. */
export const tripRefusalsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
