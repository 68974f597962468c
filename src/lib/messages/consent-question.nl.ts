import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in Dutch. */
export const nl: ConsentQuestionMessages = {
  label: 'Privacykeuzes',
  text: (service: string) => `Mag ${service} je bezoek meten? Er wordt niets gemeten voor je het toestaat.`,
  link: 'Over privacy',
  allow: 'Toestaan',
  refuse: 'Weigeren',
};
