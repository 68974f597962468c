import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in Korean. */
export const ko: BookingScreensMessages = {
  cannotOpen: (ref: string) => `예약 ${ref}: 열 수 없어요`,
  cannotOpenReasons: {
    offline: '오프라인이고, 이 예약은 아직 이 기기에 저장되지 않았어요. 온라인일 때 이 페이지를 다시 여세요.',
    unavailable: '지금 서버가 응답하지 않아요. 사라진 것은 없으니 잠시 뒤에 다시 시도하세요.',
    'no-api': '이 사이트 사본은 예약을 저장하지 않아요. 문의해 주세요. 예약 번호는 메시지에 이미 들어 있어요.',
    'not-found':
      '이 기기에서 열 수 없거나 없는 예약이에요. 받은 이메일의 링크를 여세요. 링크가 없다면 내 여행의 "링크를 잃어버렸나요?"를 쓰세요.',
  },
  oldReasons: {
    offline: '연결이 없어요.',
    unavailable: '지금 서버가 응답하지 않아요.',
    'no-api': '이 사이트 사본에는 예약 서비스가 없어요.',
    'not-found': '이 기기에서는 이제 이 예약을 열 수 없어요.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, ' 기준의 예약이에요.'],
  retry: '다시 시도',
  loading: '불러오는 중…',
  trips: '내 여행',
  cart: '장바구니',
  noReferenceTitle: '어느 예약인가요?',
  noReference: '이 링크에는 예약 번호가 없어요. 아직 예약하지 않은 여행은 장바구니에 있어요.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    '당일에는 ',
    phone,
    ' 번호로 전화하세요. 받는 시간: ',
    hours,
    '.',
  ],
};
