import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in Chinese. */
export const zh: MyTripsMessages = {
  none: '你还没有在这台设备上预订过，或打开过预订。',
  removed: (ref: string) => `预订 ${ref} 已从这台设备上移除，没有取消。用我们邮件里的链接可以再打开。`,
  open: {
    title: '在另一台设备上订的？',
    help: '在这台设备上打开我们邮件里的链接，或粘贴到这里。',
    field: '预订的链接',
    problem: '这不是预订的链接。请从我们的邮件里复制整个链接，包括最后一段。',
    action: '打开',
  },
  find: {
    title: '链接丢了？',
    help: '填写预订编号和预订时的邮箱，我们把链接发给你。',
    ref: '预订编号',
    refProblem: '请填写预订编号：8位数字和字母，例如7K2M0QXA。',
    email: '预订时的邮箱',
    emailProblem: '请填写预订时的邮箱，例如 maria@example.com。',
    action: '把链接发给我',
    busy: '请稍候…',
    sent: '如果有这个编号和邮箱的预订，链接已经在路上，可能要几分钟。还没收到？先看垃圾邮件箱，再检查填的两项。',
    failed: { not: '没有发送', safe: '你也可以联系我们，说出预订编号。' },
  },
};
