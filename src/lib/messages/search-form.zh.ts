import type { SearchFormMessages } from './search-form.en.ts';

/** Messages of the form that finds a trip, in Chinese. */
export const zh: SearchFormMessages = {
  label: '找行程',
  from: '出发地',
  to: '目的地',
  anywhere: '任何地方',
  day: '日期',
  people: '人数',
  find: '查找行程',
};
