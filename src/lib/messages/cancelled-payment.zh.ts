import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in Chinese. */
export const zh: CancelledPaymentMessages = {
  title: '没有付款',
  titleNothingDue: '没有要付的款',
  held: <Part>(ref: Part): MessageParts<Part> => ['没有扣款。我们还为你留着位子：预订 ', ref, '。'],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['这是预订 ', ref, '。'],
  another: '换个方式付款',
  trips: '你的行程',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `，${people}`],
  total: '合计',
  seeBooking: '查看预订',
  restore: '把行程移回购物车',
  restoreHelp: '在购物车里可以改行程。未付款的预订会取消，不收费。',
  cart: '你的购物车',
  failed: { not: '没有更改', safe: '你的预订还在。' },
  notChecked: (trips: string) => `没有更改：无法核对${trips}。联网后再试。`,
  wouldBeLost: (trips: string) => `没有更改：${trips}会丢失，因为已经不能再预订。请照原样付款，或联系我们。`,
  cartIsFull: (tooMany: number) => `没有更改：购物车满了。请先移除其中${tooMany}个行程。`,
  changed: '情况有变化。请刷新页面。',
  unexpected: '出错了。请刷新页面，查看预订和购物车。',
};
