import type { ConsentQuestionMessages } from './consent-question.en.ts';

/** Messages of the question whether visits may be measured in Korean. */
export const ko: ConsentQuestionMessages = {
  label: '개인정보 선택',
  text: (service: string) => `${service} 서비스로 방문을 측정해도 될까요? 허용하기 전에는 아무것도 측정하지 않아요.`,
  link: '개인정보 안내',
  allow: '허용',
  refuse: '거부',
};
