import type { DeparturesMessages } from './departures.en.ts';

/** Messages of when a listing departs, in Chinese. */
export const zh: DeparturesMessages = {
  anyTime: '时间由你选',
  once: (time: string) => `${time}出发`,
  several: (first: string, last: string, count: number) => `${first}至${last}，每天${count}班`,
};
