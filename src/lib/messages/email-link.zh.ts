import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in Chinese. */
export const zh: EmailLinkMessages = {
  subject: (ref: string) => `预订 ${ref}：你的链接`,
  here: '这是你的预订。想在哪台设备上看，就在哪台设备上打开链接。',
  status: '状态',
  held: (moment: string) => `我们为你留位子到${moment}。到时没收到付款，座位将释放。`,
  heldUntilDeparture: '我们为你留位子到第一个行程出发。到时没收到付款，座位将释放。',
  notYou: '不是你要的？不用理这封邮件：链接只发给了你，没有别人看到你的预订。',
};
