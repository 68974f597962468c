import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in Korean. */
export const ko: EmailLinkMessages = {
  subject: (ref: string) => `예약 ${ref}: 예약 링크`,
  here: '예약 링크를 보내 드려요. 예약을 보고 싶은 기기에서 여세요.',
  status: '상태',
  held: (moment: string) => `${moment}까지 자리를 잡아 둬요. 그때까지 결제가 들어오지 않으면 예약이 취소돼요.`,
  heldUntilDeparture: '첫 출발 때까지 자리를 잡아 둬요. 그때까지 결제가 들어오지 않으면 예약이 취소돼요.',
  notYou:
    '요청하지 않으셨나요? 이 이메일은 무시하셔도 돼요. 링크는 이 주소로만 보냈고 다른 사람은 예약을 보지 못했어요.',
};
