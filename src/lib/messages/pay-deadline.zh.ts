import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in Chinese. */
export const zh: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['请在巴拉望时间', moment, '前付款'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '。之后我们放出你的位子。'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    '（你那里是',
    here,
    '）。之后我们放出你的位子。',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['怎么付款也写在我们发到 ', email, ' 的邮件里。'],
};
