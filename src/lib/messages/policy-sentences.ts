import { inLanguages } from './in-languages.ts';
import { de } from './policy-sentences.de.ts';
import { en } from './policy-sentences.en.ts';
import { es } from './policy-sentences.es.ts';
import { fr } from './policy-sentences.fr.ts';
import { it } from './policy-sentences.it.ts';
import { ko } from './policy-sentences.ko.ts';
import { nl } from './policy-sentences.nl.ts';
import { zh } from './policy-sentences.zh.ts';

/** Messages of a policy in whole sentences. A lead time is "24 hours". */
export const policySentencesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
