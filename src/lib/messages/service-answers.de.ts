import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in German. */
export const de: ServiceAnswersMessages = {
  notUnderstood: 'Die Antwort war nicht zu verstehen. Lade die Seite neu.',
};
