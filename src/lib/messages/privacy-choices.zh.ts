import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in Chinese. */
export const zh: PrivacyChoicesMessages = {
  title: '隐私选项',
  allow: '允许',
  refuse: '拒绝',
  done: '完成',
  link: '隐私全文',
  states: {
    unset: '你还没有选择。把第一个行程放进购物车，就算允许。',
    'must-ask': '你还没有选择。你允许之前，什么都不统计。',
    granted: '你已允许。',
    refused: '你已拒绝。购物车里有行程，也什么都不统计。',
  },
  noService: '本站没有设置访问统计服务，所以什么都不统计。我们留着你的回答，以防以后有变。',
  service: (host: string) =>
    `如果你允许，${host} 会知道你打开哪些页面、用哪类设备，以及有没有预订和预订金额。它从不知道你的姓名、邮箱、手机号或护照。`,
  labels: '把你带到这里的链接里的标记，例如推广名称，会连同预订编号一起发给我们。',
};
