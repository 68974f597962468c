import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in Chinese. */
export const zh: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['巴拉望时间', moment, '前可免费取消。'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    '巴拉望时间',
    moment,
    `前取消，退${percent}%。`,
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    '巴拉望时间',
    moment,
    `前取消，退还除${deposit}%订金外的全部款项。`,
  ],
  noneAfter: '之后不退款。',
  noneNow: '现在取消不退款。',
};
