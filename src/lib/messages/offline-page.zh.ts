import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in Chinese. */
export const zh: OfflinePageMessages = {
  missing: '这一页没有保存在这部手机上',
  all: (pages: number) => `本站全部${pages}页。`,
  saving: (pages: number, all: number) => `正在保存：${all}页中的${pages}页。`,
  noRoom: (pages: number, all: number) => `${all}页中的${pages}页。手机没有空间存更多。`,
  frugal: (pages: number, all: number) => `${all}页中的${pages}页。省流量模式开着或网络慢，所以只保存你打开的页面。`,
  onRequest: (pages: number, all: number) => `${all}页中的${pages}页。其余的你要求才保存。`,
  later: (pages: number, all: number) => `${all}页中的${pages}页。其余的联网后再存。`,
  saveEverything: (size: string) => `全部保存（${size}）`,
  unknownSize: '未知',
  persisted: '到你清除为止。',
  notPersisted: '到你清除或手机空间用完为止。',
  cleared: '已清除。从现在起只保存你打开的页面。购物车和预订还在。',
};
