import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in Chinese. */
export const zh: CopyingMessages = {
  copy: '复制文字',
  done: '已复制。',
  failed: '浏览器不允许复制。请选中文字。',
};
