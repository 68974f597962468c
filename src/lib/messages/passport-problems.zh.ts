import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in Chinese. */
export const zh: PassportProblemsMessages = {
  missing: '这个行程每个人都要护照，孩子也要。',
  expires: '这本护照在行程结束前到期。',
};
