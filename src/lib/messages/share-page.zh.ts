import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in Chinese. */
export const zh: SharePageMessages = {
  copied: '链接已复制，粘贴到哪里都行。',
  copyByHand: '请复制这个链接：',
  link: '这一页的链接',
};
