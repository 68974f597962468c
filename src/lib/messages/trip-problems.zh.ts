import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in Chinese. */
export const zh: TripProblemsMessages = {
  noDay: '请选日期。',
  tooFar: '那一天太远：还没有价格。',
  closed: (reason: string) => `这个行程那一天停开：${reason}。`,
  noDeparture: '请选班次。',
  noTime: '请选时间。',
  notInTimetable: '这个行程那个时间不出发。请选它的一个班次。',
  notDriven: (first: string, last: string) => `这个行程在${first}至${last}之间出发。请在其中选一个时间。`,
  tooSoon: '那一班不能再预订。请选晚一点的。',
  tooMany: (most: number) => `一个预订最多${most}人。其他人请再加一个预订。`,
  noPlace: { pickup: '请告诉我们到哪里接你。', dropoff: '请告诉我们送你到哪里。' },
  noName: '请填写地点的名称。',
  notServed: '这个行程不停那里。请选别的地点。',
  noHotel: '请填写酒店，或从列表里选“酒店还没定”。',
};
