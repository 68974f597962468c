import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in Korean. */
export const ko: EmailChangedTripMessages = {
  subject: (ref: string) => `예약 ${ref}: 여행이 바뀌었어요`,
  subjectMoved: (ref: string, moment: string) => `예약 ${ref}: 여행 일정 변경, ${moment}`,
  trip: '여행',
  before: '변경 전',
  now: '변경 후',
  byOperator: '저희가 예약을 바꿨어요. 새 내용은 다음과 같아요. 전에 받은 이메일 대신 이 이메일을 쓰세요.',
  byTraveller: '예약을 바꾸셨어요. 새 내용은 다음과 같아요. 전에 받은 이메일 대신 이 이메일을 쓰세요.',
  refund: (amount: string) => `환불해 드릴 금액: ${amount}. 보내면 이메일로 알려 드려요.`,
};
