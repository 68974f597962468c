import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in Italian. */
export const it: ServiceAnswersMessages = {
  notUnderstood: 'La risposta non è leggibile. Ricarica la pagina.',
};
