import type { ListingCashMessages } from './listing-cash.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the cash that a trip needs on the spot, in Chinese. */
export const zh: ListingCashMessages = {
  title: '要带的现金',
  fees: '这些费用在现场用比索付给镇政府、公园或船家，不含在价格里。',
  bring: <Part>(amount: Part): MessageParts<Part> => ['每人带 ', amount, '。'],
  inBrackets: <Part>(price: Part): MessageParts<Part> => ['（约 ', price, '）'],
  about: <Part>(price: Part): MessageParts<Part> => ['约 ', price],
  amount: { person: (pesos: string) => `每人 ${pesos}`, item: (pesos: string) => `每件 ${pesos}` },
  optional: (fee: string) => `${fee}（可选）`,
};
