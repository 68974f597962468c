import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in Chinese. */
export const zh: PagePricesMessages = {
  people: '人数',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['最便宜：', way],
  ways: (ways: readonly string[]) => ways.join('或'),
  forPeople: (people: string) => people,
  about: <Part>(price: Part): MessageParts<Part> => ['约 ', price],
  converted: '每个总价分别换算，所以取整后的金额加起来可能不等。',
};
