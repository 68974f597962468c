import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in Dutch. */
export const nl: ServiceAnswersMessages = {
  notUnderstood: 'Het antwoord was niet te begrijpen. Laad de pagina opnieuw.',
};
