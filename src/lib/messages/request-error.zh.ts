import type { RequestErrorMessages } from './request-error.en.ts';

/** Messages about a request that failed, in Chinese. They begin with what was not done. */
export const zh: RequestErrorMessages = {
  offline: (safe: string) => `没有回应：你可能离线了。${safe}联网后再试，什么都不会重复。`,
  unavailable: (not: string) => `${not}：我们的服务器暂时没有回应。`,
  retry: '请稍后再试。',
  number: (id: string) => `联系我们时，请告诉我们这个编号：${id}。`,
  noApi: (not: string, safe: string) => `${not}：这个网站副本只收消息申请。${safe}`,
  notFound: (not: string) => `${not}：这台设备打不开那个预订。请打开我们邮件里的链接，或联系我们。`,
};
