import { de } from './chunk-errors.de.ts';
import { en } from './chunk-errors.en.ts';
import { es } from './chunk-errors.es.ts';
import { fr } from './chunk-errors.fr.ts';
import { it } from './chunk-errors.it.ts';
import { ko } from './chunk-errors.ko.ts';
import { nl } from './chunk-errors.nl.ts';
import { zh } from './chunk-errors.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a part of a page whose script did not load. */
export const chunkErrorsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
