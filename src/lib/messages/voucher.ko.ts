import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in Korean. */
export const ko: VoucherMessages = {
  title: '바우처',
  titleUnpaid: '바우처, 결제하면 유효',
  operatorAndRef: (operator: string, ref: string) => `${operator}, 예약 ${ref}`,
  qrCode: (ref: string) => `드라이버나 가이드에게 보여 줄 QR 코드, 예약 ${ref}`,
  palawanTime: '모든 시간은 팔라완 시간이에요.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => [ready, '까지 준비, ', leaves, ' 출발'],
  pickup: '픽업',
  dropoff: '하차',
  openInMaps: '지도에서 열기',
  group: '인원',
  peopleAndProvider: (people: string, provider: string) => `${people}, 운영사 ${provider}`,
  arrival: '타고 오는 편',
  cash: '준비할 현금',
  cashFor: <Part>(amount: Part): MessageParts<Part> => ['현장 납부 요금 ', amount],
  note: '메모',
  hotel: {
    label: { pickup: '픽업 호텔', dropoff: '하차 호텔' },
    labelFor: {
      pickup: (trip: string) => `픽업 호텔, ${trip}`,
      dropoff: (trip: string) => `하차 호텔, ${trip}`,
    },
    problem: '호텔 이름을 입력하세요.',
    save: '호텔 저장',
    saving: '저장하는 중…',
    changed: '저장된 것은 없어요. 예약을 확인하고 다시 시도하세요.',
    failed: { not: '호텔이 저장되지 않았어요', safe: '예약은 그대로예요.' },
  },
};
