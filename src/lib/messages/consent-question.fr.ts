import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in French. */
export const fr: ConsentQuestionMessages = {
  label: 'Choix de confidentialité',
  text: (service: string) =>
    `Autorisez-vous ${service} à mesurer votre visite\u202f? Rien n’est mesuré avant votre accord.`,
  link: 'Sur la confidentialité',
  allow: 'Autoriser',
  refuse: 'Refuser',
};
