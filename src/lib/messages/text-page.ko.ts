import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in Korean. */
export const ko: TextPageMessages = {
  onThisPage: '이 페이지에서',
  lastChanged: (day: string) => `마지막 변경: ${day}.`,
  pictures: '사진과 그림',
  allTrips: '모든 여행과 가격',
  routes: {
    title: (place: string) => `${place} 가는 모든 방법과 오늘의 가격`,
    table: '방법과 가격, 표',
    from: '출발지',
    how: '방법',
    time: '소요 시간',
    departs: '출발',
    price: '가격',
  },
};
