import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in Korean. */
export const ko: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, '까지 무료 취소.'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    '팔라완 시간 ',
    moment,
    `까지 취소하면 ${percent}% 환불.`,
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    '팔라완 시간 ',
    moment,
    `까지 취소하면 예약금 ${deposit}%를 뺀 전액 환불.`,
  ],
  noneAfter: '그 뒤에는 환불되지 않아요.',
  noneNow: '지금 취소하면 환불되지 않아요.',
};
