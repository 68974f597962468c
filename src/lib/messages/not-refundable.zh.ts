import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in Chinese. */
export const zh: NotRefundableMessages = { summary: '不可退款' };
