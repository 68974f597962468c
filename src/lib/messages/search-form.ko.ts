import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in Korean. */
export const ko: SearchFormMessages = {
  label: '여행 찾기',
  from: '출발지',
  to: '도착지',
  anywhere: '어디든',
  day: '날짜',
  people: '인원',
  find: '여행 찾기',
};
