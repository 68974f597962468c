import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in Korean. */
export const ko: BookButtonMessages = {
  failed: '예약 기능에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  book: '예약하기',
};
