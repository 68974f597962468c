import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in Korean. */
export const ko: CopyingMessages = {
  copy: '글 복사',
  done: '복사했어요.',
  failed: '브라우저가 복사를 허용하지 않아요. 대신 글을 선택하세요.',
};
