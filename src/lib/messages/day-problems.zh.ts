import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in Chinese. Days are "January 10 to 12". */
export const zh: DayProblemsMessages = {
  over: '这一天在巴拉望已经过了。',
  tooFar: '这一天还没有价格。',
  tooFarOn: (days: string) => `${days}还没有价格。`,
  closed: (reason: string) => `这一天停开：${reason}。`,
  left: '这一天的末班已经出发。',
  leftOn: (days: string) => `${days}的末班已经出发。`,
  tooLate: (leadTime: string) => `这一天来不及了：请至少提前${leadTime}预订。`,
  tooLateOn: (days: string, leadTime: string) => `${days}来不及了：请至少提前${leadTime}预订。`,
  beforeWayThere: '这一天在你的去程之前。',
};
