import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in French. */
export const fr: ServiceAnswersMessages = {
  notUnderstood: 'La réponse n’a pas été comprise. Rechargez la page.',
};
