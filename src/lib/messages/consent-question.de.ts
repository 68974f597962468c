import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in German. */
export const de: ConsentQuestionMessages = {
  label: 'Datenschutz-Einstellungen',
  text: (service: string) => `Darf ${service} deinen Besuch messen? Nichts wird gemessen, bevor du es erlaubst.`,
  link: 'Zum Datenschutz',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
};
