import type { StopOptionsMessages } from './stop-options.en.ts';

/** Messages of the list under a place field, in Chinese. */
export const zh: StopOptionsMessages = {
  hotelUnknown: '酒店还没定',
  elsewhere: (place: string) => `${place}，其他地方`,
  asTyped: '照你填的',
  onRequest: '需确认：我们发消息答复',
};
