import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in Korean. */
export const ko: PaymentMethodsMessages = {
  legend: '어떻게 결제할까요?',
  card: '카드 또는 전자지갑',
  onPageOf: (service: string) => `${service} 페이지에서 결제하고 여기로 돌아와요.`,
  byHand: '은행 송금 또는 현금',
  nextStep: '다음 화면에서 결제 방법을 알려 드려요.',
  loading: '결제 방법을 불러오는 중…',
  offline: '오프라인이라 결제 방법을 불러올 수 없어요. 입력한 정보는 이 기기에 저장되어 있고 아직 보내지 않았어요.',
  unavailable: '지금 서버가 응답하지 않아요. 입력한 정보는 이 기기에 저장되어 있어요.',
  retrying: '불러오는 중…',
  retry: '다시 시도',
};
