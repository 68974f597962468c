import type { TripTextMessages } from './trip-text.en.ts';

/** Messages of a trip as plain lines, for a message or a calendar, in Korean. */
export const ko: TripTextMessages = {
  when: (day: string, hour: string, ready: string) => `팔라완 시간 ${day} ${hour} (${ready}까지 준비)`,
  trip: (title: string, people: string) => `${title}, ${people}`,
  from: (pickup: string) => `출발지: ${pickup}`,
  to: (dropoff: string) => `도착지: ${dropoff}`,
  arriving: (arrival: string) => `타고 오는 편: ${arrival}`,
  cash: (pesos: number) => `준비할 현금: PHP ${pesos}`,
  note: (note: string) => `메모: ${note}`,
};
