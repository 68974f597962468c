import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in French. */
export const fr: PassportProblemsMessages = {
  missing: 'Chaque personne de ce voyage a besoin d’un passeport, enfants compris.',
  expires: 'Ce passeport expire avant la fin du voyage.',
};
