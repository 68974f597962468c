import type { SavedTripsMessages } from './saved-trips.en.ts';

/** Messages of the page of saved trips in Korean. */
export const ko: SavedTripsMessages = {
  failed: '저장한 여행에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  none: '아직 저장한 것이 없어요. 여행의 하트를 누르면 여기 저장돼요.',
  compare: '여행 나란히 비교',
  compareTrips: (count: number) => `여행 ${count}개 비교`,
  recent: '최근 본 여행',
};
