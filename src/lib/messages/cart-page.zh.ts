import type { CartPageMessages } from './cart-page.en.ts';

/** Messages of the cart page beside its trips, in Chinese. */
export const zh: CartPageMessages = {
  opening: '正在打开购物车…',
  missing: '这个购物车链接打不开。可能链接不完整，也可能购物车已预订或太久没用。请发链接的人再发一个。',
  booked: '这个购物车已经预订，是有链接的朋友或你自己订的。',
  seeBooking: (ref: string) => `查看预订 ${ref}`,
  failed: '购物车加载不了。请检查网络。',
  retry: '重试',
  nowHas: (trips: number) => `购物车里现在有${trips}个行程。`,
  removed: (title: string) => `已移除：${title}`,
  undo: '撤销',
  undoTrip: (title: string) => `撤销：放回${title}`,
  conflict: {
    twoCarts: '你有两个购物车',
    changedElsewhere: '这个购物车在另一台设备上改过',
    fromLink: (trips: number) => `链接里的购物车有${trips}个行程。`,
    onOther: (trips: number) => `另一台设备上有${trips}个行程。`,
    onThis: (trips: number) => `这台设备上有${trips}个行程。`,
    combine: '合并购物车',
    useLinked: '用链接里的',
    useOther: '用另一台的',
    keepMine: '保留我的',
  },
  empty: {
    text: '购物车是空的。选一个行程，按“预订”。结算之前它一直在这里，离开网站也在。',
    saved: '收藏的行程',
    recent: '最近看过',
    transfers: '小巴和接送',
    tours: '当地游和船',
  },
};
