import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in Chinese. */
export const zh: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    '我们把所有信息发到了 ',
    email,
    '。没收到？先看看垃圾邮件箱，再重新发送。',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    '我们把所有信息发到了 ',
    email,
    '。没收到？先看看垃圾邮件箱，再重新发送或更正邮箱。',
  ],
  sendAgain: '重新发送',
  correct: '更正邮箱',
  sentAgain: (email: string) => `邮件正在发往 ${email}，可能要几分钟。垃圾邮件箱也看一下。`,
  corrected: (email: string) => `邮件正在发往 ${email}。之前邮件里的链接已失效。`,
  field: '邮箱',
  problem: '请填写邮箱地址，例如 maria@example.com。',
  save: '保存并发送邮件',
  busy: '请稍候…',
  cannotCorrect: '这里不能更正邮箱。请联系我们。',
  failed: { not: '没有发送', safe: '你的预订保存在这台设备上。' },
};
