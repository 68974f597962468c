import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in Spanish. */
export const es: PassportProblemsMessages = {
  missing: 'Cada persona de este viaje necesita pasaporte, también los niños.',
  expires: 'Este pasaporte caduca antes de que termine el viaje.',
};
