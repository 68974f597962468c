import { inLanguages } from './in-languages.ts';
import { de } from './passport-problems.de.ts';
import { en } from './passport-problems.en.ts';
import { es } from './passport-problems.es.ts';
import { fr } from './passport-problems.fr.ts';
import { it } from './passport-problems.it.ts';
import { ko } from './passport-problems.ko.ts';
import { nl } from './passport-problems.nl.ts';
import { zh } from './passport-problems.zh.ts';

/** Messages of what a trip asks of passports. */
export const passportProblemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
