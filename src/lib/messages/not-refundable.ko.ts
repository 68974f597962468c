import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in Korean. */
export const ko: NotRefundableMessages = {
  summary: '환불 불가',
};
