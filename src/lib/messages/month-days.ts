import { inLanguages } from './in-languages.ts';
import { de } from './month-days.de.ts';
import { en } from './month-days.en.ts';
import { es } from './month-days.es.ts';
import { fr } from './month-days.fr.ts';
import { it } from './month-days.it.ts';
import { ko } from './month-days.ko.ts';
import { nl } from './month-days.nl.ts';
import { zh } from './month-days.zh.ts';

/** Messages that name days of a month. */
export const monthDaysMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
