import { inLanguages } from './in-languages.ts';
import { de } from './request-error.de.ts';
import { en } from './request-error.en.ts';
import { es } from './request-error.es.ts';
import { fr } from './request-error.fr.ts';
import { it } from './request-error.it.ts';
import { ko } from './request-error.ko.ts';
import { nl } from './request-error.nl.ts';
import { zh } from './request-error.zh.ts';

/** Messages about a request that failed. They begin with what was not done. */
export const requestErrorMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
