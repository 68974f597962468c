import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in Dutch. */
export const nl: PassportProblemsMessages = {
  missing: 'Iedereen op deze trip heeft een paspoort nodig, ook kinderen.',
  expires: 'Dit paspoort verloopt voor het einde van de trip.',
};
