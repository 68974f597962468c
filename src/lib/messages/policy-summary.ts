import { inLanguages } from './in-languages.ts';
import { de } from './policy-summary.de.ts';
import { en } from './policy-summary.en.ts';
import { es } from './policy-summary.es.ts';
import { fr } from './policy-summary.fr.ts';
import { it } from './policy-summary.it.ts';
import { ko } from './policy-summary.ko.ts';
import { nl } from './policy-summary.nl.ts';
import { zh } from './policy-summary.zh.ts';

/** Messages of a policy in a few words. A lead time is "24 hours". */
export const policySummaryMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
