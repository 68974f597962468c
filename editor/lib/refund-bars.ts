import * as z from 'zod/mini';
import { policySchema } from '../../src/lib/policies/policy.schema.ts';
import { noShowRefundPercent, refundPercent } from '../../src/lib/policies/refund-schedule.ts';
import { leadTimeHours, leadTimeText } from '../../src/lib/time/lead-time.ts';

/** What comes back to somebody who cancels in a part of the time before departure. */
export interface RefundBar {
  readonly label: string;
  readonly percent: number;
}

/** A policy's refunds, the earliest first, for a drawing; empty while it has mistakes. */
export function refundBars(data: unknown): readonly RefundBar[] {
  const policy = z.safeParse(policySchema, data).data;
  if (!policy) return [];
  const bars = policy.ladder.map((step, index) => {
    const isLast = leadTimeHours(step.until) === 0;
    const label = isLast ? 'until the departure' : `until ${leadTimeText(step.until, 'en')} before`;
    return { label: index === 0 && isLast ? 'any time before' : label, percent: refundPercent(policy, step) };
  });
  return [...bars, { label: 'who does not come', percent: noShowRefundPercent(policy) }];
}
