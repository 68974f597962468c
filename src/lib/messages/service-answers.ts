import { inLanguages } from './in-languages.ts';
import { en } from './service-answers.en.ts';

/** Messages of an answer of the booking service. */
export const serviceAnswersMessages = inLanguages({ en });
