import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in Chinese. */
export const zh: HeaderMessages = {
  skip: '跳到主要内容',
  home: (site: string) => `${site}，首页`,
  main: '主导航',
  links: {
    transfers: '交通接送',
    tours: '当地游',
    airport: '接送机',
    destinations: '目的地',
    gettingToElNido: '爱妮岛怎么去',
    myTrips: '我的行程',
  },
  search: '搜索',
  findTrip: '找行程',
  menu: '菜单',
};
