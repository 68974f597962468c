import type { AvailabilityMessages } from './availability.en.ts';

const left = {
  place: (count: number) => `剩${count}个位子`,
  van: (count: number) => `剩${count}辆车`,
  boat: (count: number) => `剩${count}艘船`,
  group: (count: number) => `还能接${count}组`,
};

/** Messages about free places, in Chinese. */
export const zh: AvailabilityMessages = {
  unchecked: '你提交时，我们再查余位。',
  left,
  onRequest: '询问',
  soldOut: '已订满',
  closed: '停开',
  closedBecause: (reason: string) => `停开：${reason}`,
  mark: { full: '已满', left: (places: number) => `剩${places}`, onRequest: '询问', closed: '停开' },
  thisDay: {
    soldOut: '这一天已订满。',
    tooFew: (people: number) => `这一天余位不够${people}人。`,
    onRequest: '这一天只能发消息预订。',
    onRequestBecause: (reason: string) => `这一天只能发消息预订：${reason}。`,
    closed: '这一天停开。',
    closedBecause: (reason: string) => `这一天停开：${reason}。`,
  },
  onDays: {
    soldOut: (days: string) => `${days}已订满。`,
    tooFew: (days: string, people: number) => `${days}余位不够${people}人。`,
    onRequest: (days: string) => `${days}只能发消息预订。`,
    onRequestBecause: (days: string, reason: string) => `${days}只能发消息预订：${reason}。`,
    closed: (days: string) => `${days}停开。`,
    closedBecause: (days: string, reason: string) => `${days}停开：${reason}。`,
  },
  departure: {
    onRequest: '这一班只能发消息预订。',
    onRequestBecause: (reason: string) => `这一班只能发消息预订：${reason}。`,
    closed: '这一班不能再预订。',
    closedBecause: (reason: string) => `这一班停开：${reason}。`,
    soldOut: '这一班已订满。',
    atMost: (people: number) => `这一班最多${people}人。`,
    notTogether: (places: number, together: number) => `还剩${places}个位子，但能坐在一起的最多${together}个。`,
    tooFew: (places: number, people: number) => `只剩${places}个位子，你们有${people}人。`,
    noRoom: '这一班坐不下你们一行。',
    twoBookings: (one: number, other: number) => `可以分成两个预订：一个${one}人，一个${other}人。`,
  },
  chooseDay: (why: string) => `${why}请另选一天。`,
  chooseTime: (why: string) => `${why}请另选时间。`,
};
