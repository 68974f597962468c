import type { SharePageMessages } from './share-page.en.ts';

/** Messages of sharing a page, in Korean. */
export const ko: SharePageMessages = {
  copied: '링크를 복사했어요. 원하는 곳에 붙여 넣으세요.',
  copyByHand: '이 링크를 복사하세요:',
  link: '이 페이지의 링크',
};
