import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in Korean. */
export const ko: StopOptionsMessages = {
  hotelUnknown: '호텔 미정',
  elsewhere: (place: string) => `${place}, 다른 곳`,
  asTyped: '입력한 그대로',
  onRequest: '확인 필요: 메시지로 확정해 드려요',
};
