import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in Korean. */
export const ko: TripProblemsMessages = {
  noDay: '날짜를 고르세요.',
  tooFar: '너무 먼 날이에요. 아직 그날의 가격이 없어요.',
  closed: (reason: string) => `그날은 운행하지 않아요: ${reason}.`,
  noDeparture: '출발편을 고르세요.',
  noTime: '시간을 고르세요.',
  notInTimetable: '그 시간에는 출발하지 않아요. 출발편 가운데 하나를 고르세요.',
  notDriven: (first: string, last: string) => `출발은 ${first}~${last}예요. 그 사이의 시간을 고르세요.`,
  tooSoon: '그 출발편은 이제 예약할 수 없어요. 더 늦은 편을 고르세요.',
  tooMany: (most: number) => `한 예약에 최대 ${most}명이에요. 나머지 인원은 예약을 하나 더 추가하세요.`,
  noPlace: { pickup: '픽업 장소를 알려 주세요.', dropoff: '하차 장소를 알려 주세요.' },
  noName: '장소 이름을 입력하세요.',
  notServed: '그곳에는 서지 않아요. 다른 장소를 고르세요.',
  noHotel: '호텔을 입력하거나 목록에서 "호텔 미정"을 고르세요.',
};
