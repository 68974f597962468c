import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in Chinese. */
export const zh: LazyScreensMessages = {
  failed: '页面这部分加载不了。请检查网络。你填的内容还在这里。',
  retry: '重试',
};
