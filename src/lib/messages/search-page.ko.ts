import type { SearchPageMessages } from './search-page.en.ts';

/** Messages of the page that finds trips, in Korean. */
export const ko: SearchPageMessages = {
  description:
    '저희에게 예약할 수 있는 팔라완의 모든 합승 밴, 단독 밴, 보트, 투어를 도시와 이름별로, 미국 달러 가격과 함께 모았어요.',
  trips: '여행',
  byRoute: '노선별',
};
