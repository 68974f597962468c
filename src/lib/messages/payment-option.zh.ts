import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in Chinese. */
export const zh: PaymentOptionMessages = {
  request: { action: '写申请', note: '消息由你发给我们。' },
  later: {
    action: '联网后预订',
    note: '预订先存在这部手机上，联网后发送。那时再选怎么付款。',
  },
  byHand: { action: '现在预订', note: '这一页不付款。下一步告诉你怎么付。' },
  pay: (price: string) => `预订并付款 ${price}`,
  payAbout: (price: string) => `预订并付款约 ${price}`,
  charge: (charge: string) => `${charge}。`,
};
