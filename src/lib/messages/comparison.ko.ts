import type { ComparisonMessages } from './comparison.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the comparison of trips in Korean. */
export const ko: ComparisonMessages = {
  failed: '비교에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  removed: (trip: string) => `뺌: ${trip}.`,
  full: '여행은 세 개까지 비교할 수 있어요. 먼저 하나를 빼세요.',
  partIgnored: (most: number) => `모르는 여행이 있거나 ${most}개가 넘어서 이 링크의 일부를 뺐어요.`,
  none: '아직 비교할 것이 없어요. 여행을 열어 비교를 누르세요.',
  addBelow: '아래에서 추가해도 돼요.',
  browse: <Part>(tours: (text: string) => Part, transfers: (text: string) => Part): MessageParts<Part> => [
    tours('투어'),
    '와 ',
    transfers('이동편'),
    '을 보세요.',
  ],
  share: '이 비교 공유하기',
  offer: '저장하거나 최근 본 여행에서 추가',
  add: (trip: string) => `추가: ${trip}`,
  caption: '나란히 본 여행',
  book: '예약',
  bookTrip: (trip: string) => `예약: ${trip}`,
  remove: '빼기',
  removeTrip: (trip: string) => `빼기: ${trip}`,
  price: (people: number) => `${people}명 가격`,
  each: '1인당 (약)',
  cash: (people: number) => `${people}명이 준비할 현금`,
  noCash: '없음',
  duration: '소요 시간',
  departures: '출발',
  cancellation: '취소',
  included: '포함',
  excluded: '불포함',
  provider: '운영사',
  vans: (count: number) => `밴 ${count}대`,
  boats: (count: number) => `보트 ${count}척`,
};
