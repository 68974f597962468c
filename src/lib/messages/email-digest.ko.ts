import type { EmailDigestMessages } from './email-digest.en.ts';

/** Messages of the mail about several bookings in Korean. */
export const ko: EmailDigestMessages = {
  subject: (bookings: number) => `예약 ${bookings}건의 현황`,
  why: '짧은 시간에 이 이메일 주소로 예약이 여러 건 들어와서 한 통에 모아 보내요.',
  more: (refs: readonly string[]) => `그 밖에 ${refs.length}건: ${refs.join(', ')}. 저희에게 물어보세요.`,
  notYours:
    '본인 예약이 아닌가요? 누군가 이 이메일 주소를 입력한 거예요. 낼 돈은 없고, 결제하지 않은 예약은 취소돼요. 이 이메일에 답장하시면 멈출게요.',
  booking: (ref: string, status: string) => `예약 ${ref}: ${status}`,
  toPay: '낼 금액',
  payBy: (amount: string, moment: string) => `${moment}까지 ${amount}`,
  payByDeparture: (amount: string) => `첫 출발 전까지 ${amount}`,
  payOrCancel: '결제 또는 취소',
};
