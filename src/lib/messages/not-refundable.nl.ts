import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in Dutch. */
export const nl: NotRefundableMessages = {
  summary: 'Geen terugbetaling',
};
