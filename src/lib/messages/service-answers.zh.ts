import type { ServiceAnswersMessages } from './service-answers.en.ts';

/** Messages of an answer of the booking service in Chinese. */
export const zh: ServiceAnswersMessages = {
  notUnderstood: '收到的回复读不懂。请刷新页面。',
};
