import { en } from './consent-question.en.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the question whether visits may be measured. */
export const consentQuestionMessages = inLanguages({ en });
