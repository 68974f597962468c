import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in Korean. */
export const ko: SavedPageMessages = {
  title: '저장한 여행',
  description: '저장한 여행과 최근 본 여행, 브라우저에 저장돼요.',
  storedHere: '이 브라우저에만 저장돼요. 저희는 목록을 보지 않고, 브라우저 데이터를 지우면 목록도 지워져요.',
  noScript:
    '여행을 저장하려면 JavaScript가 필요한데 브라우저에서 꺼져 있어요. 대신 여행 페이지를 즐겨찾기에 추가하세요. 가장 많이 예약한 여행:',
  mostBooked: '가장 많이 예약한 여행',
};
