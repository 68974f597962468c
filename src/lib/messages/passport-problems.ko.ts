import type { PassportProblemsMessages } from './passport-problems.en.ts';

/** Messages of what a trip asks of passports, in Korean. */
export const ko: PassportProblemsMessages = {
  missing: '이 여행은 어린이까지 모두 여권이 필요해요.',
  expires: '여행이 끝나기 전에 만료되는 여권이에요.',
};
