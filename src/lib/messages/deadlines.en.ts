import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in English. */
export const en = {
  free: <Part>(moment: Part): MessageParts<Part> => ['Free cancellation until ', moment, ', Palawan time.'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    `${percent}% refund until `,
    moment,
    ', Palawan time.',
  ],
  /** A deposit that is not refunded, in percent of the price. */
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    `Refund of everything except the ${deposit}% deposit until `,
    moment,
    ', Palawan time.',
  ],
  noneAfter: 'No refund after that.',
  noneNow: 'No refund if you cancel now.',
};

export type DeadlinesMessages = typeof en;
