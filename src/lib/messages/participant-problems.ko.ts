import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in Korean: by field. */
export const ko: ParticipantProblemsMessages = {
  name: '성명을 2~100자로 입력해 주세요.',
  nationality: '국가를 입력해 주세요.',
  ageBand: '연령대를 입력해 주세요.',
  'passport.name': '성명을 2~100자로 입력해 주세요.',
  'passport.number': '여권 번호를 글자와 숫자 5~15자로 입력해 주세요.',
  'passport.expiry': '날짜를 2031-05-20처럼 입력해 주세요.',
  'passport.country': '국가를 입력해 주세요.',
  nameLetters: '성명을 일반 글자로 입력해 주세요.',
  wholeNumber: '여권 번호 전체를 다시 입력해 주세요.',
};
