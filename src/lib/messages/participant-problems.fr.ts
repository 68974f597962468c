import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in French: by field. */
export const fr: ParticipantProblemsMessages = {
  name: 'Indiquez le nom complet, de 2 à 100 caractères.',
  nationality: 'Indiquez un pays.',
  ageBand: 'Indiquez une tranche d’âge.',
  'passport.name': 'Indiquez le nom complet, de 2 à 100 caractères.',
  'passport.number': 'Indiquez le numéro de passeport\u00a0: 5 à 15 lettres et chiffres.',
  'passport.expiry': 'Indiquez une date comme 2031-05-20.',
  'passport.country': 'Indiquez un pays.',
  nameLetters: 'Indiquez le nom complet en lettres ordinaires.',
  wholeNumber: 'Saisissez de nouveau le numéro de passeport en entier.',
};
