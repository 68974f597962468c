import type { ParticipantProblemsMessages } from './participant-problems.en.ts';

/** Messages of what is wrong in the form of somebody who travels, in Chinese: by field. */
export const zh: ParticipantProblemsMessages = {
  name: '请填写完整姓名，2至100个字符。',
  nationality: '请填写国家。',
  ageBand: '请填写年龄段。',
  'passport.name': '请填写完整姓名，2至100个字符。',
  'passport.number': '请填写护照号码：5至15位字母和数字。',
  'passport.expiry': '请填写日期，例如2031-05-20。',
  'passport.country': '请填写国家。',
  nameLetters: '请用普通字母填写完整姓名。',
  wholeNumber: '请重新填写整个护照号码。',
};
