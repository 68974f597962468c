import { inLanguages } from './in-languages.ts';
import { de } from './service-answers.de.ts';
import { en } from './service-answers.en.ts';
import { es } from './service-answers.es.ts';
import { fr } from './service-answers.fr.ts';
import { it } from './service-answers.it.ts';
import { ko } from './service-answers.ko.ts';
import { nl } from './service-answers.nl.ts';
import { zh } from './service-answers.zh.ts';

/** Messages of an answer of the booking service. */
export const serviceAnswersMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
