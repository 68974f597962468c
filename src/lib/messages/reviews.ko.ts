import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in Korean. */
export const ko: ReviewsMessages = {
  heading: '여행자들의 이야기',
  list: (heading: string) => `${heading}, 후기`,
  stars: (stars: number) => `별 5개 중 ${stars}개`,
  rest: '마저 읽기',
  writtenIn: (language: string) => `${language}로 쓴 후기`,
  sample: '예시 후기',
};
