import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in Italian. */
export const it: NotRefundableMessages = { summary: 'Non rimborsabile' };
