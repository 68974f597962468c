import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in Spanish. */
export const es: NotRefundableMessages = { summary: 'No reembolsable' };
