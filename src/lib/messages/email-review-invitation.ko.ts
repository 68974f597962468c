import type { EmailReviewInvitationMessages } from './email-review-invitation.en.ts';

/** Messages of the mail that asks for a review, in Korean. */
export const ko: EmailReviewInvitationMessages = {
  subject: (ref: string) => `예약 ${ref}: 여행은 어땠나요?`,
  thanks: '함께 여행해 주셔서 고마워요. 무엇이 좋았고 무엇이 아쉬웠나요? 짧은 후기도 다른 여행자에게 도움이 돼요.',
  review: (title: string) => `후기 쓰기: ${title}`,
  link: '링크를 누르면 저희에게 보낼 이메일이 열려요. 모든 후기는 읽어 본 뒤에 올려요.',
  reply: '이 이메일에 답장해 주세요. 여행마다 별점(1~5)도 적어 주세요. 모든 후기는 읽어 본 뒤에 올려요.',
  once: '부탁은 한 번만 드려요.',
  prompts: ['별점(1~5): ', '표시해도 되는 이름: ', '어떠셨나요: '],
};
