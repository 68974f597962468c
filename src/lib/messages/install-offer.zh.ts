import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in Chinese. */
export const zh: InstallOfferMessages = {
  label: '安装',
  text: '把这个网站加到主屏幕？离线也能打开，你的行程都在。',
  accept: '添加',
  refuse: '不用了',
};
