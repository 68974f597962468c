import type { OfferHeadingMessages } from './offer-heading.en.ts';

/** Messages of the heading above the listings of a page, in Chinese. */
export const zh: OfferHeadingMessages = {
  trips: (trips: number) => `${trips}个行程可选`,
  examples: (examples: number) => `${examples}个示例，还不能预订`,
  tripsAndExamples: (trips: number, examples: number) => `${trips}个行程可选，另有${examples}个示例`,
};
