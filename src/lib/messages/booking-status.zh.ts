import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in Chinese: for a heading, for a list, and a sentence. */
export const zh: BookingStatusMessages = {
  draft: { title: '还没预订', label: '未预订', text: '还没有预订任何行程。' },
  'awaiting-payment': {
    title: '已预订，未付款',
    label: '待付款',
    text: '等你付款期间，我们为你留着位子。钱一到，我们就安排行程，并发邮件确认。',
  },
  'deposit-paid': {
    title: '已收到订金',
    label: '已付订金',
    text: '位子已为你留好。尾款请在下面的日期前付清。',
  },
  paid: {
    title: '已付款',
    label: '已付款',
    text: '位子已为你留好。我们正在安排行程，会发邮件确认。',
  },
  confirmed: {
    title: '已确认',
    label: '已确认',
    text: '都安排好了。把这一页给司机或导游看，手机上的或打印的都行。离线也能打开。',
  },
  cancelled: { title: '已取消', label: '已取消', text: '这些行程不再有你的位子。' },
  expired: {
    title: '没有按时付款',
    label: '已过期',
    text: '你的位子已经放出。如果你付过款，请带上预订编号联系我们。没付的话，请重新预订。',
  },
  completed: { title: '行程已结束', label: '已出行', text: '谢谢你和我们一起旅行。' },
  'no-show': {
    title: '你没有来',
    label: '未到',
    text: '行程没有等到你，已经出发。如果弄错了，请带上预订编号联系我们。',
  },
};
