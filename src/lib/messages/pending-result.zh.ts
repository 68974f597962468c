import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in Chinese. */
export const zh: PendingResultMessages = {
  sent: (ref: string) => `预订已发送：${ref}。`,
  view: '查看并付款',
  refused: (reason: string) => `没有预订成功。${reason}`,
  check: '去看看',
};
