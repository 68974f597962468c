import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in Chinese. */
export const zh: RouteComparisonMessages = {
  ways: '各种走法并排看',
  waysTable: '各种走法，表格',
  price: '价格',
  time: '用时',
  departs: '出发',
  group: '人数',
  groupUpTo: (people: number) => `一个预订最多${people}人`,
  cancellation: '取消',
  groupPays: '你们一行付多少',
  pricesTable: '按人数的价格，表格',
  people: '人数',
  cheapest: '最便宜',
  wholeGroup: '整行人的单程价格。',
  cheapestIsMarked: '最便宜的有标记。',
  severalVehicles: '2× 表示两个预订或两辆小巴。',
  chart: {
    title: '按人数的总价',
    description: '按人数的总价，用线表示。下面的表里是同样的数字。',
    people: '人',
  },
  groups: (first: number, last: number) => (first === last ? `${first}人` : `${first}至${last}人`),
  cheapestFor: (way: string, groups: readonly string[]) => `${way}：${groups.join('和')}时最便宜。`,
  vanOrSeats: (seats: number) => `包车的价格约等于${seats}个拼车座位，而且整辆车归你们。`,
};
