import type { BookingSummaryMessages } from './booking-summary.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of what a trip costs and includes, in its booking form, in Korean. */
export const ko: BookingSummaryMessages = {
  label: '예약할 내용',
  chooseWhen: '날짜와 시간을 골라 주세요',
  when: <Part>(day: Part, hour: Part, ready: Part): MessageParts<Part> => [
    '팔라완 시간 ',
    day,
    ' ',
    hour,
    '. ',
    ready,
    '까지 준비해 주세요.',
  ],
  inclusions: '포함 내역',
  included: (list: string) => `포함: ${list}`,
  passports: '이 여행은 모두 여권이 필요해요. 정보는 예약한 뒤에 여쭤보니 준비해 두세요.',
  forPeople: (people: number) => `${people}명 합계`,
  forPeopleEach: <Part>(people: number, share: Part): MessageParts<Part> => [`${people}명 합계, 1인당 `, share],
  forPeopleEachRounded: <Part>(people: number, share: Part): MessageParts<Part> => [
    `${people}명 합계, 1인당 `,
    share,
    ' (올림)',
  ],
  total: '합계',
  inDollars: '미국 달러',
  cash: {
    title: '준비할 현금',
    amount: <Part>(pesos: Part): MessageParts<Part> => [pesos, ', 현장에서 내며 가격에 들어 있지 않아요.'],
    amountAbout: <Part>(pesos: Part, estimate: Part): MessageParts<Part> => [
      pesos,
      ' (약 ',
      estimate,
      '), 현장에서 내며 가격에 들어 있지 않아요.',
    ],
    fee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: 1인당 `, pesos],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: 개당 `, pesos],
    },
    optionalFee: {
      person: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: 1인당 `, pesos, ', 선택'],
      item: <Part>(name: string, pesos: Part): MessageParts<Part> => [`${name}: 개당 `, pesos, ', 선택'],
    },
  },
  cancellation: {
    title: '결제와 취소',
    chooseDay: (summary: string) => `${summary}. 날짜와 시간을 고르면 기한이 나와요.`,
  },
};
