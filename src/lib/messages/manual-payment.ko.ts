import type { ManualPaymentMessages } from './manual-payment.en.ts';

/** Messages about a payment by hand, in Korean. */
export const ko: ManualPaymentMessages = {
  amount: (dollars: string, pesos: string) => `${dollars} 또는 ${pesos}`,
  reference: (ref: string) => `누구의 결제인지 알 수 있게 송금할 때 예약 번호를 적어 주세요: ${ref}.`,
};
