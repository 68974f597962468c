import type { MessageParts } from './message-parts.ts';
import type { PagePricesMessages } from './page-prices.en.ts';

/** Messages of prices for a group that pages are built with, in Korean. */
export const ko: PagePricesMessages = {
  people: '인원',
  cheapest: <Part>(way: Part): MessageParts<Part> => ['가장 저렴한 방법: ', way],
  ways: (ways: readonly string[]) => ways.join(' 또는 '),
  forPeople: (people: string) => `${people} 합계`,
  about: <Part>(price: Part): MessageParts<Part> => ['약 ', price],
  converted: '합계마다 따로 환산해서, 반올림한 금액을 더하면 맞지 않을 수 있어요.',
};
