import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in Chinese. */
export const zh: SeaMessages = {
  banner: '海况',
  whatHappens: '我的行程会怎样',
  status: {
    rough: '海上风浪大：行程可能晚出发、有变动或停开。',
    closed: '海岸警卫队不让船出港。',
  },
  until: (day: string) => `到${day}。`,
  updatedToday: (hour: string) => `今天${hour}更新。`,
  updatedYesterday: (hour: string) => `昨天${hour}更新。`,
  updated: (day: string, hour: string) => `${day} ${hour}更新。`,
};
