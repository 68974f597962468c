import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in Korean. */
export const ko: InstallOfferMessages = {
  label: '설치',
  text: '이 사이트를 홈 화면에 추가할까요? 내 여행과 함께 오프라인에서도 열려요.',
  accept: '추가',
  refuse: '괜찮아요',
};
