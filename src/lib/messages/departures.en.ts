/** Messages of when a listing departs, in English. */
export const en = {
  anyTime: 'You choose the time',
  once: (time: string) => `Departs ${time}`,
  several: (first: string, last: string, count: number) => `${first} to ${last}, ${count} a day`,
};

export type DeparturesMessages = typeof en;
