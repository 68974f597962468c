import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in Korean. */
export const ko: PrivacyChoicesMessages = {
  title: '개인정보 선택',
  allow: '허용',
  refuse: '거부',
  done: '완료',
  link: '개인정보 전체 안내',
  states: {
    unset: '아직 고르지 않았어요. 첫 여행을 장바구니에 담으면 허용한 것으로 봐요.',
    'must-ask': '아직 고르지 않았어요. 허용할 때까지 아무것도 측정하지 않아요.',
    granted: '허용했어요.',
    refused: '거부했어요. 장바구니에 여행이 있어도 아무것도 측정하지 않아요.',
  },
  noService: '이 사이트에는 분석 서비스가 없어서 아무것도 측정하지 않아요. 나중에 생길 경우를 위해 답을 보관해요.',
  service: (host: string) =>
    `허용하면 분석 서비스 ${host}에서 어떤 페이지를 어떤 기기로 여는지, 예약하는지와 그 금액을 알게 돼요. 이름, 이메일, 휴대전화 번호, 여권은 절대 받지 않아요.`,
  labels: '여기로 온 링크의 표시, 예를 들어 캠페인 이름을 예약 번호와 함께 저희가 받아요.',
};
