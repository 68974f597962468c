import type { LightboxMessages } from './lightbox.en.ts';

/** Messages of pictures over the whole window, in Chinese. */
export const zh: LightboxMessages = {
  title: '图片',
  close: '关闭',
  enlarge: '放大',
  previous: '上一张',
  next: '下一张',
  position: (at: number, all: number) => `第${at}张，共${all}张`,
  illustration: '插图',
  notLoaded: '大图加载不了。再次联网后会加载。',
};
