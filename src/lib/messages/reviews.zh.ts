import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in Chinese. */
export const zh: ReviewsMessages = {
  heading: '旅客怎么说',
  list: (heading: string) => `${heading}，评价`,
  stars: (stars: number) => `${stars}星，满分5星`,
  rest: '看全文',
  writtenIn: (language: string) => `原文为${language}`,
  sample: '示例评价',
};
