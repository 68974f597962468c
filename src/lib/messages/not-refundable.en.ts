/** The summary of a policy that refunds nothing, in English. */
export const en = { summary: 'Not refundable' };

export type NotRefundableMessages = typeof en;
