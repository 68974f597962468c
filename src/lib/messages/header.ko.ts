import type { HeaderMessages } from './header.en.ts';

/** Messages of the header of every page, in Korean. */
export const ko: HeaderMessages = {
  skip: '본문으로 건너뛰기',
  home: (site: string) => `${site}, 홈`,
  main: '주 메뉴',
  links: {
    transfers: '이동편',
    tours: '투어',
    airport: '공항 픽업',
    destinations: '여행지',
    gettingToElNido: '엘니도 가는 법',
    myTrips: '내 여행',
  },
  search: '검색',
  findTrip: '여행 찾기',
  menu: '메뉴',
};
