import { inLanguages } from './in-languages.ts';
import { de } from './lead-times.de.ts';
import { en } from './lead-times.en.ts';
import { es } from './lead-times.es.ts';
import { fr } from './lead-times.fr.ts';
import { it } from './lead-times.it.ts';
import { ko } from './lead-times.ko.ts';
import { nl } from './lead-times.nl.ts';
import { zh } from './lead-times.zh.ts';

/** Messages about a time before a departure. */
export const leadTimesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
