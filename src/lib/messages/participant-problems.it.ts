import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in Italian: by field. */
export const it: ParticipantProblemsMessages = {
  name: 'Scrivi nome e cognome, da 2 a 100 caratteri.',
  nationality: 'Scegli un paese.',
  ageBand: 'Scegli una fascia d’età.',
  'passport.name': 'Scrivi nome e cognome, da 2 a 100 caratteri.',
  'passport.number': 'Scrivi il numero di passaporto: da 5 a 15 lettere e cifre.',
  'passport.expiry': 'Scrivi una data come 2031-05-20.',
  'passport.country': 'Scegli un paese.',
  nameLetters: 'Scrivi nome e cognome in lettere semplici.',
  wholeNumber: 'Scrivi di nuovo tutto il numero di passaporto.',
};
