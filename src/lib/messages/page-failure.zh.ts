import type { PageFailureMessages } from './page-failure.en.ts';

/** Messages of a page that failed in Chinese. */
export const zh: PageFailureMessages = {
  text: (error: string) => `我们这边出错了（${error}）。请刷新页面。`,
};
