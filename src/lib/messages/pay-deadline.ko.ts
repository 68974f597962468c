import type { MessageParts } from './message-parts.ts';
import type { PayDeadlineMessages } from './pay-deadline.en.ts';

/** Messages of the deadline to pay a booking in Korean. */
export const ko: PayDeadlineMessages = {
  payBy: <Part>(moment: Part): MessageParts<Part> => ['팔라완 시간 ', moment, '까지 결제해 주세요'],
  deadline: <Part>(payBy: Part): MessageParts<Part> => [payBy, '. 그 뒤에는 잡아 둔 자리를 풀어요.'],
  deadlineHere: <Part>(payBy: Part, here: Part): MessageParts<Part> => [
    payBy,
    ' (계신 곳 시간 ',
    here,
    '). 그 뒤에는 잡아 둔 자리를 풀어요.',
  ],
  email: <Part>(email: Part): MessageParts<Part> => ['결제 방법은 ', email, ' 주소로 보낸 이메일에도 있어요.'],
};
