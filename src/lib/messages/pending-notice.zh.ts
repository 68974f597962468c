import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in Chinese. */
export const zh: PendingNoticeMessages = {
  title: '已保存在这部手机上，还没发送',
  text: '你一联网，我们就发送预订。在那之前什么都没有预订。',
  ifChanged: '如果更改这些行程，就不会发送，你要重新预订。',
  link: '查看预订',
};
