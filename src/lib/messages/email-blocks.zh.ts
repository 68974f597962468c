import type { EmailBlocksMessages } from './email-blocks.en.ts';

/** Messages that mails to travellers share, in Chinese. */
export const zh: EmailBlocksMessages = {
  hello: (name: string) => `你好，${name}：`,
  keepLink: '有这个链接的人都能看到和更改你的预订，所以只发给同行的人。',
  dayAndHour: (day: string, hour: string) => `${day} ${hour}`,
  moment: (moment: string) => `巴拉望时间${moment}`,
  departure: (day: string, hour: string) => `${day} ${hour}`,
  tripLine: (title: string, departure: string) => `${title}，${departure}`,
  labelled: (label: string, value: string) => `${label}：${value}`,
  above: (text: string) => `${text}：`,
  seeBooking: '查看预订',
  openBooking: '打开预订',
  openVoucher: '打开凭证',
  addDetails: '填写出行人信息',
  money: {
    title: '费用',
    price: '价格',
    paid: '已付',
    open: '还要付',
    nothing: '无',
    dueNow: (amount: string) => `现在应付 ${amount}。`,
    dueBy: (amount: string, moment: string) => `${moment}前应付 ${amount}。`,
  },
  paying: {
    title: '怎么付款',
    amount: '金额',
    payHere: (methods: readonly string[]) => `在这里付款：${methods.join('；')}`,
    otherwise: '或用下面任一方式：',
  },
  contact: {
    title: '联系我们',
    call: '打电话',
    whatsapp: 'WhatsApp',
    write: '写邮件',
    address: (email: string) => `${email}，或直接回复这封邮件`,
    hours: '时间',
  },
};
