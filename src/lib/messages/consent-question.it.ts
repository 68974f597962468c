import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in Italian. */
export const it: ConsentQuestionMessages = {
  label: 'Scelte sulla privacy',
  text: (service: string) => `${service} può misurare la tua visita? Non si misura niente prima che tu lo consenta.`,
  link: 'Di più sulla privacy',
  allow: 'Consenti',
  refuse: 'Rifiuta',
};
