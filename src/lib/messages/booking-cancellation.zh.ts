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
  trip: {
    action: '退款',
    actionFor: (trip: string) => `退款：${trip}`,
    title: '这个行程要退款吗？',
    remove: {
      action: '移除这个行程',
      actionFor: (trip: string) => `移除这个行程：${trip}`,
      title: '移除这个行程？',
    },
    all: (amount: string) => `退给你 ${amount}，就是这个行程你付的全部，按你付款的方式退。`,
    rest: (amount: string) => `按你付款的方式退给你 ${amount}。`,
    nothingMore: '这个行程没有更多要退的款。',
    nothingPaid: '这个行程你没有付过款，所以没有要退的。',
    others: '这个行程会从你的预订中移除。其他行程的预订不变。不能撤销。',
    confirm: '移除这个行程',
    busy: '请稍候…',
    keep: '保留这个行程',
    changed: '没有改动。请查看预订，再试一次。',
    not: '没有改动',
  },
};
