import { de } from './comparison.de.ts';
import { en } from './comparison.en.ts';
import { es } from './comparison.es.ts';
import { fr } from './comparison.fr.ts';
import { it } from './comparison.it.ts';
import { ko } from './comparison.ko.ts';
import { nl } from './comparison.nl.ts';
import { zh } from './comparison.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the comparison of trips. */
export const comparisonMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
