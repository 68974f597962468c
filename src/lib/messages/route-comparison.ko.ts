import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in Korean. */
export const ko: RouteComparisonMessages = {
  ways: '가는 방법 나란히 비교',
  waysTable: '가는 방법, 표',
  price: '가격',
  time: '소요 시간',
  departs: '출발',
  group: '인원',
  groupUpTo: (people: number) => `한 예약에 최대 ${people}명`,
  cancellation: '취소',
  groupPays: '일행이 내는 금액',
  pricesTable: '인원별 가격, 표',
  people: '인원',
  cheapest: '가장 저렴',
  wholeGroup: '일행 전체의 편도 가격이에요.',
  cheapestIsMarked: '가장 저렴한 것을 표시했어요.',
  severalVehicles: '2×는 예약 두 건이나 밴 두 대라는 뜻이에요.',
  chart: {
    title: '인원별 총액',
    description: '인원별 총액을 선으로 그렸어요. 아래 표에 같은 숫자가 있어요.',
    people: '인원',
  },
  groups: (first: number, last: number) => (first === last ? `${first}명` : `${first}~${last}명`),
  cheapestFor: (way: string, groups: readonly string[]) => `${way}: ${groups.join(', ')}일 때 가장 저렴해요.`,
  vanOrSeats: (seats: number) => `단독 밴은 합승 좌석 ${seats}개와 값이 비슷하고, 우리 일행만 타요.`,
};
