import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in Spanish: by field. */
export const es: ParticipantProblemsMessages = {
  name: 'Escribe el nombre completo, de 2 a 100 caracteres.',
  nationality: 'Escribe un país.',
  ageBand: 'Elige un grupo de edad.',
  'passport.name': 'Escribe el nombre completo, de 2 a 100 caracteres.',
  'passport.number': 'Escribe el número de pasaporte: de 5 a 15 letras y cifras.',
  'passport.expiry': 'Escribe una fecha como 2031-05-20.',
  'passport.country': 'Escribe un país.',
  nameLetters: 'Escribe el nombre completo, solo con letras.',
  wholeNumber: 'Escribe otra vez el número de pasaporte entero.',
};
