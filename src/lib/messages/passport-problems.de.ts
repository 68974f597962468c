import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in German. */
export const de: PassportProblemsMessages = {
  missing: 'Auf diesem Trip brauchen alle einen Pass, auch Kinder.',
  expires: 'Dieser Pass läuft ab, bevor der Trip zu Ende ist.',
};
