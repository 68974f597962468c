import { inLanguages } from './in-languages.ts';
import { de } from './trip-problems.de.ts';
import { en } from './trip-problems.en.ts';
import { es } from './trip-problems.es.ts';
import { fr } from './trip-problems.fr.ts';
import { it } from './trip-problems.it.ts';
import { ko } from './trip-problems.ko.ts';
import { nl } from './trip-problems.nl.ts';
import { zh } from './trip-problems.zh.ts';

/** Messages about what a trip lacks before it can be booked. */
export const tripProblemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
