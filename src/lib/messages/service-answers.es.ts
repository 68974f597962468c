import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in Spanish. */
export const es: ServiceAnswersMessages = {
  notUnderstood: 'No se ha entendido la respuesta. Recarga la página.',
};
