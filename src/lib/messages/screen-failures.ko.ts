import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in Korean. */
export const ko: ScreenFailuresMessages = {
  booking: '예약에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  cart: '장바구니에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  checkout: '결제 화면에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  confirmation: '예약에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  cancelledPayment: '결제에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  participants: '여행자 정보에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  trips: '내 여행에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
};
