import type { MessageParts } from './message-parts.ts';
import type { StoredBookingsMessages } from './stored-bookings.en.ts';

/** Messages of the bookings of a device in Chinese. */
export const zh: StoredBookingsMessages = {
  ahead: '即将出行',
  past: '过去的和取消的',
  titleAndMore: (trip: string, more: number) => `${trip}，另有${more}个`,
  next: <Part>(moment: Part): MessageParts<Part> => ['巴拉望时间', moment],
  hotelMissing: '还缺你的酒店：请打开预订填上。',
  reference: (ref: string) => `预订编号 ${ref}`,
  remove: '从这台设备上移除',
  removeWhich: (ref: string) => `：预订 ${ref}`,
};
