import type { CartMessages } from './cart.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in Chinese. */
export const zh: CartMessages = {
  total: '合计',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['按美元是 ', dollars, '。'],
  cash: <Part>(amount: Part): MessageParts<Part> => ['请带现金 ', amount, '，付现场费用。合计不含这些费用。'],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    '请带现金 ',
    amount,
    '（约 ',
    estimate,
    '），付现场费用。合计不含这些费用。',
  ],
  checkout: '去结算',
  palawanTime: '所有时间都是巴拉望时间。',
  unchecked: '有些价格没能核对。请检查网络。这里是你加入行程时的价格，付款前我们会再核对。',
  checkAgain: '再核对一次',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['至', hour],
    from: '上车',
    beReady: <Part>(hour: Part): MessageParts<Part> => ['，', hour, '准备好'],
    to: '下车',
    onRequest: '（需确认）',
    chosenPlace: '你选的地点',
    arriving: '到达方式',
    notes: '备注',
    otherDeparture: '另选一班',
    change: '更改',
    changeTrip: (title: string) => `更改${title}`,
    remove: '移除',
    removeTrip: (title: string) => `移除${title}`,
  },
  state: {
    departed: '这个行程已经出发。请移除或另选一天。合计不含它。',
    withdrawn: '这个行程不再提供。合计不含它。',
    sample: <Part>(ask: Part): MessageParts<Part> => ['合计不含它。', ask, '。'],
    askByMessage: '发消息问问',
    problem: '在那之前，合计不含它。',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => ['价格变了：原来 ', before, '，现在 ', now, '。'],
  },
  share: {
    title: '在另一台设备上打开，或分享',
    note: '有这个链接的人都能看到你的行程和联系方式，也能改购物车。预订之后，他们还能打开和取消预订。只发给同行的人。',
    link: '这个购物车的链接',
    copy: '复制链接',
    copied: '已复制，粘贴到哪里都行。',
    notCopied: '浏览器不允许复制。请选中链接自己复制。',
  },
  empty: {
    action: '清空购物车',
    question: '清空购物车？',
    removes: (trips: number) => `购物车里的${trips}个行程都会移除，不能撤销。`,
    keep: () => '保留',
  },
};
