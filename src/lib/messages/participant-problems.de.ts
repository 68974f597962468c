import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in German: by field. */
export const de: ParticipantProblemsMessages = {
  name: 'Gib den vollen Namen ein, 2 bis 100 Zeichen.',
  nationality: 'Gib ein Land ein.',
  ageBand: 'Gib eine Altersgruppe ein.',
  'passport.name': 'Gib den vollen Namen ein, 2 bis 100 Zeichen.',
  'passport.number': 'Gib die Passnummer ein: 5 bis 15 Buchstaben und Ziffern.',
  'passport.expiry': 'Gib ein Datum ein, zum Beispiel 2031-05-20.',
  'passport.country': 'Gib ein Land ein.',
  nameLetters: 'Gib den vollen Namen in einfachen Buchstaben ein.',
  wholeNumber: 'Gib die ganze Passnummer noch einmal ein.',
};
