import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in Korean. */
export const ko: PageFailureMessages = {
  text: (error: string) => `저희 쪽에 문제가 생겼어요 (${error}). 페이지를 새로고침하세요.`,
};
