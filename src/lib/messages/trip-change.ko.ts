import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in Korean. */
export const ko: TripChangeMessages = {
  title: (trip: string) => `변경: ${trip}`,
  moment: '잠시만요…',
  seeDifference: '차이 보기',
  isRight: '이대로 맞나요?',
  notEnoughRoom: '자리가 모자라요',
  booked: '예약한 것',
  new: '새로 고른 것',
  yourChoice: '고른 것',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ' ', hour, `, ${people}`],
  writeToUs: '문의해 주세요.',
  notChanged: '바뀐 것은 없어요.',
  noRoom: '그 무렵에 모두 탈 수 있는 출발편이 없어요.',
  roomAt: '모두 탈 수 있는 출발편:',
  changing: '변경하는 중…',
  change: '여행 변경',
  chooseAgain: '다시 고르기',
  note: '모든 시간은 팔라완 시간이에요. "여행 변경"을 누를 때까지 아무것도 바뀌지 않아요.',
  error: {
    not: '바뀐 것은 없어요',
    safe: '여행을 바꾸려면 연결이 필요해요.',
    same: '이미 예약한 것과 같아요.',
    otherPrice: '가격이 바뀌었어요. 여행은 바뀌지 않았으니 새 가격을 확인하고 다시 정하세요.',
    refusal: {
      over: '끝난 예약이에요. 변경은 문의해 주세요.',
      'too-late': '여기서 바꾸기에는 늦었어요. 메시지를 보내거나 전화해 주세요.',
      withdrawn: '이제 판매하지 않는 여행이에요. 변경은 문의해 주세요.',
      'too-many': '이미 열 번 바꾼 여행이에요. 또 바꾸려면 문의해 주세요.',
      'by-operator': '이 예약은 이미 환불한 금액이 있어 직접 바꿔 드려야 해요. 문의해 주세요.',
    },
    other: '여기서는 이렇게 바꿀 수 없어요. 문의해 주세요.',
  },
};
