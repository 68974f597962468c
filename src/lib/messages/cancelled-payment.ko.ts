import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in Korean. */
export const ko: CancelledPaymentMessages = {
  title: '결제되지 않았어요',
  titleNothingDue: '낼 금액이 없어요',
  held: <Part>(ref: Part): MessageParts<Part> => [
    '청구된 금액은 없어요. 자리는 아직 잡아 두고 있어요: 예약 ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['예약 ', ref, '.'],
  another: '다른 방법으로 결제',
  trips: '예약한 여행',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: '합계',
  seeBooking: '예약 보기',
  restore: '장바구니로 되돌리기',
  restoreHelp: '장바구니에서 여행을 바꿀 수 있어요. 결제하지 않은 이 예약은 무료로 취소돼요.',
  cart: '장바구니',
  failed: { not: '바뀐 것은 없어요', safe: '예약은 그대로 있어요.' },
  notChecked: (trips: string) =>
    `바뀐 것은 없어요. 확인하지 못한 여행이 있어요: ${trips}. 온라인일 때 다시 시도하세요.`,
  wouldBeLost: (trips: string) =>
    `바뀐 것은 없어요. 이제 예약할 수 없어 잃게 될 여행이 있어요: ${trips}. 이 예약을 그대로 결제하거나 문의해 주세요.`,
  cartIsFull: (tooMany: number) => `바뀐 것은 없어요. 장바구니가 가득 찼으니 먼저 여행 ${tooMany}건을 빼세요.`,
  changed: '바뀐 것이 있어요. 페이지를 새로고침하세요.',
  unexpected: '문제가 생겼어요. 페이지를 새로고침하고 예약과 장바구니를 확인하세요.',
};
