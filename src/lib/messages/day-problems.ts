import { de } from './day-problems.de.ts';
import { en } from './day-problems.en.ts';
import { es } from './day-problems.es.ts';
import { fr } from './day-problems.fr.ts';
import { it } from './day-problems.it.ts';
import { ko } from './day-problems.ko.ts';
import { nl } from './day-problems.nl.ts';
import { zh } from './day-problems.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about days that cannot be chosen. Days are "January 10 to 12". */
export const dayProblemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
