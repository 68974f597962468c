import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in Spanish. */
export const es: ConsentQuestionMessages = {
  label: 'Opciones de privacidad',
  text: (service: string) => `¿Puede ${service} medir tu visita? No se mide nada antes de que lo permitas.`,
  link: 'Sobre la privacidad',
  allow: 'Permitir',
  refuse: 'Rechazar',
};
