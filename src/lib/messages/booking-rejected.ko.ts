import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in Korean. */
export const ko: BookingRejectedMessages = {
  not: '예약되지 않았어요',
  safe: '여행과 입력한 정보는 이 기기에 저장되어 있어요.',
  conflict: '여행을 고른 뒤에 바뀐 것이 있어요. 예약되지 않았어요.',
  invalid: '빠졌거나 잘못된 정보가 있어요. 예약되지 않았어요.',
  answeredBefore:
    '이미 예약하셔서 다시 예약되지 않았어요. 예약 링크는 보내 드린 이메일에 있어요. 못 찾으시겠으면 문의해 주세요.',
  friendBooked: '이 장바구니를 함께 쓰는 분이 이미 예약했어요. 다시 예약되지 않았고, 입력한 정보는 그대로 있어요.',
  changed: '예약한 뒤에 여행이 바뀌었어요.',
  trip: '이대로는 예약할 수 없어요. 다른 날이나 다른 출발편을 고르세요.',
};
