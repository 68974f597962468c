import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in Korean. */
export const ko: PickupFinderMessages = {
  failed: '픽업 검색에 문제가 생겼어요. 페이지의 나머지는 쓸 수 있어요.',
  question: '어디에 묵으세요? 호텔이나 지역을 입력하면 픽업 장소를 알려 드려요.',
  use: (words: string) => `"${words}" 그대로 쓰기`,
  notLoaded: '장소 목록을 불러오지 못했어요. 연결을 확인하세요.',
  retry: '다시 시도',
  ask: '문의해 주세요',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `목록에 없는 곳이에요: "${words}". 거리나 동네 이름으로 찾거나 `,
    ask,
    '. 드라이버들은 여기 적힌 것보다 많은 곳을 알아요.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    '이 여행이 보통 가는 구역 밖이에요: ',
    place,
    '. 그래도 밴이 갈 수 있으니 ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `${place}: ${note}`,
  area: { pickup: (area: string) => `픽업: ${area}.`, dropoff: (area: string) => `하차: ${area}.` },
};
