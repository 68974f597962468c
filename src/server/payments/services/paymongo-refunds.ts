import * as z from 'zod/mini';
import type { RefundOrder, ServiceFailure, ServiceRefund } from './payment-provider.ts';
import { type PayMongoCall, payMongoFailure } from './paymongo-client.ts';
import { refundOf, refundSchema } from './paymongo-events.ts';

const answerSchema = z.object({ data: refundSchema });
const listSchema = z.object({ data: z.array(refundSchema), has_more: z.optional(z.boolean()) });

const PAGE_SIZE = 100;
/** Maximum number of list pages, newest first: a refund is retried within a day. */
const MAX_PAGES = 20;

type Answer = { readonly kind: 'refund'; readonly refund: ServiceRefund } | ServiceFailure;

/**
 * Refunds a payment. PayMongo recognizes keys for a day at most, so a retry first looks for the
 * refund by the name in its notes.
 *
 * @throws FetchError, ZodError: see payMongoFailure
 */
export async function refundByPayMongo(call: PayMongoCall, order: RefundOrder): Promise<Answer> {
  const known = order.isRepeated ? await findRefund(call, order) : null;
  return known ?? createRefund(call, order);
}

async function createRefund(call: PayMongoCall, order: RefundOrder): Promise<Answer> {
  const { bookingRef, paymentId, charge, idempotencyKey } = order;
  const attributes = {
    amount: charge.amount,
    payment_id: paymentId,
    reason: 'others',
    notes: `Booking ${bookingRef}, ${nameOf(order)}`,
  };
  const answer = await call('POST', '/refunds', { attributes, idempotencyKey });
  return { kind: 'refund', refund: refundOf(answerSchema.parse(answer).data) };
}

/** The name of a refund in its notes. */
function nameOf({ idempotencyKey }: RefundOrder): string {
  return `refund ${idempotencyKey}`;
}

/** The refund as PayMongo has it, or null. An unreadable list is an error, not an empty one. */
async function findRefund(call: PayMongoCall, order: RefundOrder): Promise<Answer | null> {
  try {
    return await findNamed(call, order);
  } catch (error) {
    return { kind: 'unreachable', why: `the list of refunds: ${payMongoFailure(error).why}` };
  }
}

async function findNamed(call: PayMongoCall, order: RefundOrder): Promise<Answer | null> {
  let after = '';
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { data, has_more } = listSchema.parse(await call('GET', `/refunds?limit=${PAGE_SIZE}${after}`));
    const found = data.find(({ attributes: { notes } }) => notes?.includes(nameOf(order)));
    if (found) return { kind: 'refund', refund: refundOf(found) };
    const last = data.at(-1);
    if (!has_more || !last) return null;
    after = `&after=${encodeURIComponent(last.id)}`;
  }
  return { kind: 'unreachable', why: `it is not among the newest ${MAX_PAGES * PAGE_SIZE} refunds` };
}
