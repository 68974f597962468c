import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in Italian. */
export const it: PassportProblemsMessages = {
  missing: 'Per questo viaggio il passaporto serve a ogni persona, anche ai bambini.',
  expires: 'Questo passaporto scade prima della fine del viaggio.',
};
