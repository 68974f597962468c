import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in Chinese. */
export const zh: NextStepMessages = {
  next: '下一步',
  allSet: '都准备好了',
  decide: {
    title: (trip: string) => `${trip}：选择怎么办`,
    text: '这个行程我们只好停开。请免费另选一天，或全额退款。',
    action: '看看怎么选',
  },
  pay: {
    title: (amount: string) => `付款 ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `请付 ${amount}，巴拉望时间`,
      moment,
      '前付清',
    ],
    action: '去付款',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => ['请在巴拉望时间', moment, '前填写出行人信息'],
    action: '填写出行人信息',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['请在巴拉望时间', moment, '前填写酒店'],
    text: (trip: string) => `${trip}的司机要知道去哪里找你。`,
    action: '填写酒店',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => ['没有要做的了。请在巴拉望时间', moment, '准备好'],
    text: (trip: string, pickup: string) => `${trip}。${pickup}。`,
    action: '出示凭证',
  },
};
