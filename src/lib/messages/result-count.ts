import { inLanguages } from './in-languages.ts';
import { de } from './result-count.de.ts';
import { en } from './result-count.en.ts';
import { es } from './result-count.es.ts';
import { fr } from './result-count.fr.ts';
import { it } from './result-count.it.ts';
import { ko } from './result-count.ko.ts';
import { nl } from './result-count.nl.ts';
import { zh } from './result-count.zh.ts';

/** Messages of how many trips a list has. */
export const resultCountMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
