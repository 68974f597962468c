import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in Korean. */
export const ko: BookerMessages = {
  name: '여권에 적힌 이름을 2~100자로 입력해 주세요.',
  nameLetters: '여권에 적힌 이름을 일반 글자로 입력해 주세요.',
  email: '이메일 주소를 maria@example.com처럼 입력해 주세요.',
  mobile: '번호를 +63 917 555 0100처럼 국가 번호까지 입력해 주세요.',
  unknownMobile: '전체 번호를 입력해 주세요. 그 나라에 없는 번호예요.',
};
