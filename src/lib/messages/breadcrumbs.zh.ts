import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in Chinese. */
export const zh: BreadcrumbsMessages = {
  label: '当前位置',
  home: '首页',
  transfers: '交通接送',
  tours: '当地游',
  airportTransfers: '接送机',
  destinations: '目的地',
  search: '搜索',
  savedTrips: '收藏的行程',
  compare: '对比',
  book: '预订',
};
