import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in Chinese. */
export const zh: TripRefusalsMessages = {
  departed: '这个行程已经出发。请另选一天。',
  withdrawn: '这个行程不再提供。',
  noDay: '请选日期。',
  tooFar: '那一天太远：还没有价格。',
  closed: '这个行程那一天停开。请另选一天。',
  tooSoon: '那一班不能再预订。请选晚一点的。',
  notThen: '这个行程那个时间不出发。请选它的一个班次。',
  notThere: '这个行程不停那里。请选别的地点。',
  noPlace: '请填写地点的名称。',
  tooMany: '人数超过一个预订的上限。其他人请再加一个预订。',
};
