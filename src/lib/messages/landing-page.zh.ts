import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in Chinese. */
export const zh: LandingPageMessages = {
  beforeYouChoose: '选择之前',
  questions: '旅客常问',
  contact: '联系我们',
  pages: '页码',
  titleOfPart: (title: string, part: number) => `${title}，第${part}页`,
  skipToTrips: '跳到行程',
};
