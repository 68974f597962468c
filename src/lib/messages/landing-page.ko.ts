import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in Korean. */
export const ko: LandingPageMessages = {
  beforeYouChoose: '고르기 전에',
  questions: '여행자가 자주 묻는 질문',
  contact: '문의하기',
  pages: '페이지',
  titleOfPart: (title: string, part: number) => `${title}, ${part}페이지`,
  skipToTrips: '여행 목록으로 건너뛰기',
};
