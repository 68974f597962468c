import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in Chinese. */
export const zh: ConsentQuestionMessages = {
  label: '隐私选项',
  text: (service: string) => `可以让 ${service} 统计你的访问吗？你允许之前，什么都不统计。`,
  link: '关于隐私',
  allow: '允许',
  refuse: '拒绝',
};
