import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in Korean. */
export const ko: DeparturesMessages = {
  anyTime: '시간은 직접 선택',
  once: (time: string) => `${time} 출발`,
  several: (first: string, last: string, count: number) => `${first}~${last}, 하루 ${count}회`,
};
