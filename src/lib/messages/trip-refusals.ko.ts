import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in Korean. */
export const ko: TripRefusalsMessages = {
  departed: '이미 떠난 여행이에요. 다른 날을 고르세요.',
  withdrawn: '이제 판매하지 않는 여행이에요.',
  noDay: '날짜를 고르세요.',
  tooFar: '너무 먼 날이에요. 아직 그날의 가격이 없어요.',
  closed: '그날은 운행하지 않아요. 다른 날을 고르세요.',
  tooSoon: '그 출발편은 이제 예약할 수 없어요. 더 늦은 편을 고르세요.',
  notThen: '그 시간에는 출발하지 않아요. 출발편 가운데 하나를 고르세요.',
  notThere: '그곳에는 서지 않아요. 다른 장소를 고르세요.',
  noPlace: '장소 이름을 입력하세요.',
  tooMany: '한 예약에 들어갈 수 있는 인원보다 많아요. 나머지 인원은 예약을 하나 더 추가하세요.',
};
