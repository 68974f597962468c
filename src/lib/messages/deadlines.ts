import { de } from './deadlines.de.ts';
import { en } from './deadlines.en.ts';
import { es } from './deadlines.es.ts';
import { fr } from './deadlines.fr.ts';
import { it } from './deadlines.it.ts';
import { ko } from './deadlines.ko.ts';
import { nl } from './deadlines.nl.ts';
import { zh } from './deadlines.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about the dates of a cancellation. */
export const deadlinesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
