import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in Korean. */
export const ko: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) => `예약 ${ref}: ${day} 여행에 빠진 정보가 있어요`,
  missing: (day: string) => `출발일: ${day}. 아직 다음이 필요해요.`,
  travellers: '여행자 정보',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) => `${progress}. 허가를 받으려면 모두의 여권이 필요한 여행이 있어요.`,
  hotel: {
    title: '호텔',
    text: '어디에 묵는지 알려 주세요.',
    link: '호텔 입력',
  },
  toPay: (amount: string) => `낼 금액 ${amount}`,
  done: '이미 하셨나요? 그러면 이 이메일은 무시하셔도 돼요.',
};
