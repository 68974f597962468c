import type { NotRefundableMessages } from './not-refundable.en.ts';

/** The summary of a policy that refunds nothing, in German. */
export const de: NotRefundableMessages = { summary: 'Keine Erstattung' };
