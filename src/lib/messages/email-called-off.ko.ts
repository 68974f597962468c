import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in Korean. */
export const ko: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `출발 취소: ${day} (예약 ${ref})`,
  yourTrip: '예약한 여행',
  sorry: '죄송해요. 이 여행은 진행할 수 없게 됐어요.',
  reason: (reason: string) => `이유(영어): “${reason}”`,
  others: '다른 여행은 예약대로 진행돼요.',
  choose:
    '다음 두 가지 가운데 하나를 비용 없이 고르세요. 예약의 기한은 적용되지 않아요. 링크가 열리지 않으면 이 이메일에 답장하거나 전화 주세요.',
  change: {
    title: '다른 날짜',
    text: '편한 날짜와 시간을 고르세요. 바로 옮겨 드려요.',
    link: '다른 날짜 고르기',
  },
  refund: {
    title: '전액 환불',
    ofOneTrip:
      '이 여행에 내신 금액을 결제한 방법으로 모두 환불해요. 다른 여행의 예약은 그대로예요. 결정하기 전에 링크에서 금액을 보여 드려요.',
    nothingPaid: '아직 결제하지 않으셔서 환불할 금액이 없어요. 링크에서 예약을 취소하세요.',
    ofAll: (paid: string) =>
      `내신 금액 전부를 결제한 방법으로 환불해요: ${paid}. 예약을 취소하기 전에 링크에서 금액을 보여 드려요.`,
    link: '전액 환불받기',
  },
  booking: '예약',
};
