import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in Korean. */
export const ko: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    '모든 내용을 ',
    email,
    ' 주소로 보냈어요. 안 왔나요? 스팸함을 확인한 뒤 다시 보내세요.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    '모든 내용을 ',
    email,
    ' 주소로 보냈어요. 안 왔나요? 스팸함을 확인한 뒤 다시 보내거나 주소를 고치세요.',
  ],
  sendAgain: '다시 보내기',
  correct: '주소 고치기',
  sentAgain: (email: string) => `이메일을 ${email} 주소로 보냈어요. 몇 분 걸릴 수 있어요. 스팸함도 확인하세요.`,
  corrected: (email: string) => `이메일을 ${email} 주소로 보냈어요. 전에 보낸 이메일의 링크는 이제 열리지 않아요.`,
  field: '이메일',
  problem: '이메일 주소를 maria@example.com처럼 입력해 주세요.',
  save: '저장하고 이메일 보내기',
  busy: '잠시만요…',
  cannotCorrect: '여기서는 주소를 고칠 수 없어요. 문의해 주세요.',
  failed: { not: '보낸 것은 없어요', safe: '예약은 이 기기에 저장되어 있어요.' },
};
