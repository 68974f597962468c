import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in Chinese. */
export const zh: BookerMessages = {
  name: '请按护照填写姓名，2至100个字符。',
  nameLetters: '请按护照用普通字母填写姓名。',
  email: '请填写邮箱地址，例如 maria@example.com。',
  mobile: '请填写带国家代码的号码，例如 +63 917 555 0100。',
  unknownMobile: '请填写完整号码：这个号码在它的国家不存在。',
};
