import type { OfflineBannerMessages } from './offline-banner.en.ts';

/** Messages of the line about a lost or slow connection in Chinese. */
export const zh: OfflineBannerMessages = {
  label: '网络',
  link: '保存了什么',
  offline: '你现在离线。',
  slow: '网络太慢。',
  rates: (day: string) => `汇率是${day}的。`,
  saved: (day: string) => `这一页保存于${day}。`,
  savedAndRates: (day: string, rates: string) => `这一页保存于${day}，汇率是${rates}的。`,
  sentences: (first: string, second: string) => `${first}${second}`,
};
