import type { SamplesMessages } from './samples.en.ts';

/** Messages of listings that are examples, in Korean. */
export const ko: SamplesMessages = {
  type: (type: string) => `${type} · 예시, 예약 불가`,
};
