import { inLanguages } from './in-languages.ts';
import { de } from './stop-names.de.ts';
import { en } from './stop-names.en.ts';
import { es } from './stop-names.es.ts';
import { fr } from './stop-names.fr.ts';
import { it } from './stop-names.it.ts';
import { ko } from './stop-names.ko.ts';
import { nl } from './stop-names.nl.ts';
import { zh } from './stop-names.zh.ts';

/** Messages about a pickup or drop-off. */
export const stopNamesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
