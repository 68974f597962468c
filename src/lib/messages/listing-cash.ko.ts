import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in Korean. */
export const ko: ListingCashMessages = {
  title: '준비할 현금',
  fees: '현장에서 군청, 공원, 뱃사공에게 페소로 내는 요금이에요. 가격에 들어 있지 않아요.',
  bring: <Part>(amount: Part): MessageParts<Part> => ['1인당 ', amount, ' 준비하세요.'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => [' (약 ', price, ')'],
  about: <Part>(price: Part): MessageParts<Part> => ['약 ', price],
  amount: { person: (pesos: string) => `1인당 ${pesos}`, item: (pesos: string) => `개당 ${pesos}` },
  optional: (fee: string) => `${fee} (선택)`,
};
