import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in Korean. */
export const ko: CurrencyPickerMessages = {
  failed: '통화 목록에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  button: '통화와 언어: ',
  title: '통화와 언어',
  find: '통화 찾기',
  placeholder: '통화, 코드 또는 국가',
  list: '통화',
  groups: { suggested: '추천', all: '모든 통화', found: '검색 결과' },
  none: (query: string) => `"${query}"에 맞는 통화가 없어요. EUR 같은 코드나 국가로 찾아보세요.`,
  found: (count: number) => `통화 ${count}개`,
  locale: '숫자와 날짜',
  ownLocales: '브라우저 설정',
  otherLocales: '기타',
  reset: '미국 달러로 되돌리기',
  loading: '통화를 불러오는 중…',
  notLoaded: (currency: string) => `통화를 불러오지 못했어요. 가격은 그대로 ${currency} 기준이에요.`,
  retry: '다시 시도',
  rates: <Part>(day: Part): MessageParts<Part> => ['환율 기준일 ', day],
};
