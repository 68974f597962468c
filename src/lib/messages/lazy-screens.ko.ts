import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in Korean. */
export const ko: LazyScreensMessages = {
  failed: '페이지의 이 부분을 불러오지 못했어요. 연결을 확인하세요. 입력한 내용은 그대로 있어요.',
  retry: '다시 시도',
};
