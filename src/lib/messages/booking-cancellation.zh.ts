import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in Chinese. */
export const zh: BookingCancellationMessages = {
  tooLate: '这个预订已经不能在这里取消。联系我们，我们看看能怎么办。',
  cancel: '取消预订',
  title: '取消这个预订？',
  allTrips: '里面的所有行程都会取消，不能撤销。',
  reason: '为什么？（选填）',
  cancelling: '正在取消…',
  keep: '保留预订',
  changed: '没有取消。请查看预订，再试一次。',
  failed: { not: '没有取消', safe: '你的预订保存在这台设备上。' },
};
