import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = '문 앞이나 밴이 갈 수 있는 가장 가까운 모퉁이까지 모셔다 드려요.';

/** Messages about a pickup or drop-off, in Korean. */
export const ko: StopNamesMessages = {
  hotelUnknown: (place: string) => `호텔 미정, ${place}`,
  hotelRequest: {
    pickup: '드라이버가 찾아갈 수 있게 예약 페이지에 호텔을 입력하세요.',
    dropoff: '드라이버가 내려 드릴 곳을 알 수 있게 예약 페이지에 호텔을 입력하세요.',
  },
  leftAt: {
    airport: '터미널 앞에 내려 드려요.',
    port: '승객 출입구 밖에 내려 드려요.',
    pier: '선착장 입구에 내려 드려요.',
    terminal: '정문에 내려 드려요.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
