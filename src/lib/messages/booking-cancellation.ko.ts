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
  trip: {
    action: '환불받기',
    actionFor: (trip: string) => `환불받기: ${trip}`,
    title: '이 여행을 환불받을까요?',
    remove: {
      action: '예약에서 빼기',
      actionFor: (trip: string) => `예약에서 빼기: ${trip}`,
      title: '이 여행을 예약에서 뺄까요?',
    },
    all: (amount: string) => `이 여행에 내신 금액을 결제한 방법으로 모두 환불해 드려요: ${amount}.`,
    rest: (amount: string) => `결제한 방법으로 환불해 드려요: ${amount}.`,
    nothingMore: '이 여행에는 더 환불할 금액이 없어요.',
    nothingPaid: '이 여행에 내신 금액이 없어서 환불할 것이 없어요.',
    others: '이 여행이 예약에서 빠져요. 다른 여행의 예약은 그대로예요. 되돌릴 수 없어요.',
    confirm: '예약에서 빼기',
    busy: '잠시만요…',
    keep: '여행 유지',
    changed: '바뀐 것은 없어요. 예약을 확인하고 다시 시도하세요.',
    not: '바뀐 것은 없어요',
  },
};
