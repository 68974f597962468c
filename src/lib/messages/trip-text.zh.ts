import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in Chinese. */
export const zh: TripTextMessages = {
  when: (day: string, hour: string, ready: string) => `${day} ${hour}（${ready}准备好，巴拉望时间）`,
  trip: (title: string, people: string) => `${title}，${people}`,
  from: (pickup: string) => `上车：${pickup}`,
  to: (dropoff: string) => `下车：${dropoff}`,
  arriving: (arrival: string) => `到达方式：${arrival}`,
  cash: (pesos: number) => `要带的现金：PHP ${pesos}`,
  note: (note: string) => `备注：${note}`,
};
