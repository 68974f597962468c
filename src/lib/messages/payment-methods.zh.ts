import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in Chinese. */
export const zh: PaymentMethodsMessages = {
  legend: '你想怎么付款？',
  card: '银行卡或电子钱包',
  onPageOf: (service: string) => `在 ${service} 的页面付款，然后回到这里。`,
  byHand: '银行转账或现金',
  nextStep: '下一步告诉你怎么付。',
  loading: '正在加载付款方式…',
  offline: '你现在离线，付款方式加载不了。你的信息保存在这台设备上，还没有发送。',
  unavailable: '我们的服务器暂时没有回应。你的信息保存在这台设备上。',
  retrying: '正在加载…',
  retry: '重试',
};
