import { inLanguages } from './in-languages.ts';
import { de } from './screen-failures.de.ts';
import { en } from './screen-failures.en.ts';
import { es } from './screen-failures.es.ts';
import { fr } from './screen-failures.fr.ts';
import { it } from './screen-failures.it.ts';
import { ko } from './screen-failures.ko.ts';
import { nl } from './screen-failures.nl.ts';
import { zh } from './screen-failures.zh.ts';

/** Messages of a screen that failed. */
export const screenFailuresMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
