import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in Korean. */
export const ko: CurrencyCardsMessages = {
  label: '통화',
  offer: (currency: string) => `${currency} 가격으로 볼까요?`,
  accept: (currency: string) => `${currency} 보기`,
  refuse: '달러 유지',
  failed: '환율을 불러오지 못했어요. 지금은 가격을 달러로 보여 드려요.',
  lost: (currency: string) => `이제 ${currency} 환율이 없어요. 가격을 미국 달러로 보여 드려요.`,
  close: '확인',
};
