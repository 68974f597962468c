import type { ListingPriceMessages } from './listing-price.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the price of a trip on its page, in Korean. */
export const ko: ListingPriceMessages = {
  label: '가격',
  extraPerson: <Part>(price: Part): MessageParts<Part> => ['추가 1인당 ', price],
  wholeVan: '혼자 타도 밴 한 대 전체의 가격이에요.',
  example: '예시 가격이에요.',
  notBookable: '이 여행은 예약할 수 없어요.',
  terms: (policy: string, provider: string) => `${policy}. 운영사 ${provider}.`,
  cash: <Part>(pesos: string, link: (text: string) => Part): MessageParts<Part> => [
    `1인당 ${pesos} 별도, `,
    link('현장에서 현금으로'),
  ],
  groupPays: '일행이 내는 금액',
  people: '인원',
  total: '합계',
  each: '1인당 (약)',
  when: {
    label: '여행하는 때',
    day: '날짜',
    departure: '출발편',
    choose: '선택',
  },
};
