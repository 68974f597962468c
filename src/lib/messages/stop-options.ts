import { inLanguages } from './in-languages.ts';
import { de } from './stop-options.de.ts';
import { en } from './stop-options.en.ts';
import { es } from './stop-options.es.ts';
import { fr } from './stop-options.fr.ts';
import { it } from './stop-options.it.ts';
import { ko } from './stop-options.ko.ts';
import { nl } from './stop-options.nl.ts';
import { zh } from './stop-options.zh.ts';

/** Messages of the list under a place field. */
export const stopOptionsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
