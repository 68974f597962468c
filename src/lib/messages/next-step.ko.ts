import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in Korean. */
export const ko: NextStepMessages = {
  next: '다음 할 일',
  allSet: '준비 끝',
  decide: {
    title: (trip: string) => `어떻게 할지 고르세요: ${trip}`,
    text: '이 여행의 출발을 취소해야 했어요. 비용 없이 다른 날을 고르거나 전액 환불받으세요.',
    action: '선택지 보기',
  },
  pay: {
    title: (amount: string) => `${amount} 결제`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      '팔라완 시간 ',
      moment,
      `까지 ${amount} 결제`,
    ],
    action: '결제하러 가기',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, '까지 여행자 정보 입력'],
    action: '여행자 정보 입력',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, '까지 호텔 입력'],
    text: (trip: string) => `드라이버가 찾아갈 곳을 알아야 해요: ${trip}.`,
    action: '호텔 입력',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => ['할 일은 없어요. 팔라완 시간 ', moment, '까지 준비해 주세요'],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: '바우처 보기',
  },
};
