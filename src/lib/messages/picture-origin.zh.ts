import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in Chinese. */
export const zh: PictureOriginMessages = {
  allDrawn: '本站的图片都是插图：画出来说明地点和行程的样子，不是照片。',
  someDrawn: '标着“插图”的图片是画出来说明地点和行程样子的，其他都是照片。',
};
