import { de } from './consent-question.de.ts';
import { en } from './consent-question.en.ts';
import { es } from './consent-question.es.ts';
import { fr } from './consent-question.fr.ts';
import { it } from './consent-question.it.ts';
import { ko } from './consent-question.ko.ts';
import { nl } from './consent-question.nl.ts';
import { zh } from './consent-question.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the question whether visits may be measured. */
export const consentQuestionMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
