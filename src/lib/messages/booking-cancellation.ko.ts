import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in Korean. */
export const ko: BookingCancellationMessages = {
  tooLate: '이제 여기서는 취소할 수 없어요. 문의해 주시면 방법을 찾아볼게요.',
  cancel: '예약 취소',
  title: '이 예약을 취소할까요?',
  allTrips: '이 예약의 모든 여행이 취소돼요. 되돌릴 수 없어요.',
  reason: '이유 (선택)',
  cancelling: '취소하는 중…',
  keep: '예약 유지',
  changed: '취소된 것은 없어요. 예약을 확인하고 다시 시도하세요.',
  failed: { not: '취소된 것은 없어요', safe: '예약은 이 기기에 저장되어 있어요.' },
};
