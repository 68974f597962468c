import type { OfferHeadingMessages } from './offer-heading.en.ts';

/** Messages of the heading above the listings of a page, in Korean. */
export const ko: OfferHeadingMessages = {
  trips: (trips: number) => `고를 수 있는 여행 ${trips}개`,
  examples: (examples: number) => `예시 ${examples}개, 아직 예약 불가`,
  tripsAndExamples: (trips: number, examples: number) => `고를 수 있는 여행 ${trips}개, 예시 ${examples}개`,
};
