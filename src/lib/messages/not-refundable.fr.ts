import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in French. */
export const fr: NotRefundableMessages = { summary: 'Non remboursable' };
