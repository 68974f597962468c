import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in Chinese. */
export const zh: BookingPageMessages = {
  answerWasLost: '第一次其实成功了，只是我们的回复丢了。请核对一切是否正确。',
  justPaid: '刚付完款？可能要等一分钟，之后页面自动更新。',
  hotelMissing: '还缺你的酒店。请在下面的凭证里填上，司机才找得到你。',
  reference: <Part>(ref: Part): MessageParts<Part> => ['预订编号 ', ref],
  titles: {
    travellers: '出行人',
    share: '随身带上',
    paid: '你付了多少',
    price: '你要付多少',
    email: '你的邮箱',
    contact: '对这个预订有疑问',
    change: '更改或取消',
  },
  changeHelp:
    '用凭证上的“更改这个行程”改日期、时间、人数或上下车地点，差价先给你看。行程没有这个按钮，就是来不及在这里改了：请联系我们。',
  travellers: {
    progress: (progress: string) => `${progress}。`,
    complete: '所有出行人的信息都齐了。',
    passports: '有一个行程办许可证，需要每个人的护照。',
    forms: '出行人表格',
    add: '填写出行人信息',
    change: '更改出行人信息',
  },
  money: {
    total: '合计',
    paid: '已付',
    paidSoFar: '目前已付',
    dueNow: '现在应付',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['巴拉望时间', moment, '前付清'],
    refund: '退款',
    refunded: '已退款',
  },
  cancelledTrips: '已取消的行程',
  droppedTrips: '已移除的行程',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `，${people}`],
  share: {
    offline: '下载日历文件需要网络。联网后再试。',
    addToCalendar: '加入日历',
    googleCalendar: 'Google 日历',
    googleCalendarOf: (trip: string) => `Google 日历：${trip}`,
    print: '打印或存为 PDF',
    tellGroup: '告诉同行的人',
    subject: (ref: string) => `我们的行程，预订 ${ref}`,
    showText: '显示文字',
  },
  changeTrip: {
    offline: '更改行程需要网络。联网后再试。',
    calledOff: '这个行程停开了',
    calledOffAlone: '免费改到另一天，或取消预订，全额退款。',
    calledOffAmongOthers: '免费改到另一天，或这个行程全额退款。其他行程的预订不变。',
    action: '更改这个行程',
    actionFor: (trip: string) => `更改这个行程：${trip}`,
  },
};
