import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in Korean. */
export const ko: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) => `예약 ${ref}: ${day} ${ready}까지 준비해 주세요`,
  ready: (day: string, ready: string) => `출발일: ${day}. 팔라완 시간 ${ready}까지 준비해 주세요.`,
  call: (phone: string) => `문제가 있거나 아무도 없나요? 전화하세요: ${phone}.`,
  passports: '어린이까지 모두 여권을 가져오세요.',
  luggage: '짐:',
};
