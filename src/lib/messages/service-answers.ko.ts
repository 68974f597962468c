import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in Korean. */
export const ko: ServiceAnswersMessages = {
  notUnderstood: '답을 이해하지 못했어요. 페이지를 새로고침하세요.',
};
