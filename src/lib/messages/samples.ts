import { inLanguages } from './in-languages.ts';
import { de } from './samples.de.ts';
import { en } from './samples.en.ts';
import { es } from './samples.es.ts';
import { fr } from './samples.fr.ts';
import { it } from './samples.it.ts';
import { ko } from './samples.ko.ts';
import { nl } from './samples.nl.ts';
import { zh } from './samples.zh.ts';

/** Messages of listings that are examples. */
export const samplesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
