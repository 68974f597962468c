import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in Korean. */
export const ko: StoredBookingsMessages = {
  ahead: '다가오는 여행',
  past: '지난 여행과 취소된 여행',
  titleAndMore: (trip: string, more: number) => `${trip} 외 ${more}건`,
  next: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment],
  hotelMissing: '아직 호텔 정보가 필요해요. 예약을 열어 입력하세요.',
  reference: (ref: string) => `예약 번호 ${ref}`,
  remove: '이 기기에서 지우기',
  removeWhich: (ref: string) => `: 예약 ${ref}`,
};
