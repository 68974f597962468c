import type { BreadcrumbsMessages } from './breadcrumbs.en.ts';

/** Messages of the way from home to a page, in Korean. */
export const ko: BreadcrumbsMessages = {
  label: '현재 위치',
  home: '홈',
  transfers: '이동편',
  tours: '투어',
  airportTransfers: '공항 픽업',
  destinations: '여행지',
  search: '검색',
  savedTrips: '저장한 여행',
  compare: '비교',
  book: '예약',
};
