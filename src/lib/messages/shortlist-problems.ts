import { inLanguages } from './in-languages.ts';
import { de } from './shortlist-problems.de.ts';
import { en } from './shortlist-problems.en.ts';
import { es } from './shortlist-problems.es.ts';
import { fr } from './shortlist-problems.fr.ts';
import { it } from './shortlist-problems.it.ts';
import { ko } from './shortlist-problems.ko.ts';
import { nl } from './shortlist-problems.nl.ts';
import { zh } from './shortlist-problems.zh.ts';

/** Messages of lists of trips that could not be loaded. */
export const shortlistProblemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
