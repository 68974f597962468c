import type { CurrencyCardsMessages } from './currency-cards.en.ts';

/** Messages of the cards about the currency of a page in Chinese. */
export const zh: CurrencyCardsMessages = {
  label: '货币',
  offer: (currency: string) => `用${currency}显示价格？`,
  accept: (currency: string) => `显示${currency}`,
  refuse: '保留美元',
  failed: '汇率加载不了。价格暂时用美元显示。',
  lost: (currency: string) => `我们不再有 ${currency} 的汇率。价格现在用美元显示。`,
  close: '好',
};
