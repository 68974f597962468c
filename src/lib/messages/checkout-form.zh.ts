import type { CheckoutFormMessages } from './checkout-form.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in Chinese. */
export const zh: CheckoutFormMessages = {
  label: '预订并付款',
  booking: '正在预订…',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    '这个网站副本只收',
    requests,
    '：填好信息，我们替你写好消息。我们回复之前，什么都没有预订。',
  ],
  requests: '消息申请',
  missing: (count: number) => `还缺${count}项`,
  complete: '现在都填好了',
  booker: {
    legend: '谁来预订？',
    name: '完整姓名',
    email: '邮箱',
    emailHint: '凭证和变更都发到这里。',
    country: '国家代码',
    mobile: '手机号',
    mobileHint: '当天司机打这个号码，或发消息。',
  },
  agreement: {
    title: '如果计划有变',
    text: <Part>(terms: Part): MessageParts<Part> => ['我同意这些规则和', terms, '。'],
    terms: '预订条款',
    problem: '请勾选，表示同意规则和条款。',
  },
  rules: {
    loading: '正在加载退改规则…',
    failed: '退改规则和今天的价格加载不了。预订前会给你看。',
    retry: '重试',
    missing: '退改规则加载不了，所以什么都没有发送。联网后再试。',
  },
  noMethod: '付款方式还没加载，所以什么都没有发送。你的信息保存在这台设备上。',
  full: '没有预订成功。请在上面另选一班，再预订。',
  unexpected: '出错了，我们不知道预订有没有送达。你的行程和信息保存在这台设备上。请再按一次按钮：不会重复预订。',
  request: {
    title: '发送申请',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      '这是',
      request,
      '：我们回复之前，不保留任何位子。消息已经写好，选一种方式发送。我们回复的时间：',
      hours,
      '。',
    ],
    request: '申请，不是预订',
  },
};
