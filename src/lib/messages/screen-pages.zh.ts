import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in Chinese. */
export const zh: ScreenPagesMessages = {
  noScript: '这个页面需要 JavaScript，你的浏览器关掉了它。所有事情都可以发消息办。有预订编号的话请写上：',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}：`, link],
  late: '等得太久了。请刷新页面，或用右下角的按钮联系我们。你填的内容保存在这台设备上。',
  cart: {
    title: '你的购物车',
    description: '你准备预订的行程，按日期排列，附价格和要带的东西。',
    crumb: '购物车',
  },
  payment: {
    title: '预订并付款',
    description: '填写信息，查看取消的期限，选择怎么付款。',
    crumb: '预订并付款',
  },
  cancel: {
    title: '没有付款',
    description: '没有扣款，我们还为你留着位子。请换个方式付款，或把行程移回购物车。',
    crumb: '付款',
  },
  confirmation: {
    title: '你的预订',
    description: '预订的状态、怎么付款，以及给司机或导游看的凭证。',
    crumb: '你的预订',
  },
  participants: {
    title: '出行人信息',
    description: '所有出行人的姓名，需要许可证的行程还有护照。',
    crumb: '出行人信息',
  },
  trips: {
    title: '我的行程',
    description: '保存在这台设备上的预订和凭证，离线也能看，以及怎么打开在别处订的预订。',
    crumb: '我的行程',
    lead: '保存在这台设备上，凭证离线也能打开。用这台设备的人都看得到。',
  },
  booking: {
    title: (trip: string) => `预订：${trip}`,
    description: (trip: string) => `为“${trip}”选择日期、时间、人数和上车地点，并查看价格。`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      '这个页面需要 JavaScript，你的浏览器关掉了它。可以',
      message('发消息预订'),
      '，或',
      call('打电话给我们'),
      '。',
    ],
  },
};
