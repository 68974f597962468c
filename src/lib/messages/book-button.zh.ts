import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in Chinese. */
export const zh: BookButtonMessages = {
  failed: '预订部分出错了。页面其他部分照常可用。',
  book: '预订',
};
