import * as z from 'zod/mini';
import type { RefundOrder, ServiceFailure, ServiceRefund } from './payment-provider.ts';
import { type PayMongoCall, payMongoFailure } from './paymongo-client.ts';
import { refundOf, refundSchema } from './paymongo-events.ts';

const answerSchema = z.object({ data: refundSchema });
const listSchema = z.object({ data: z.array(refundSchema), has_more: z.optional(z.boolean()) });

const PAGE_SIZE = 100;
/** A refund is asked for again within a day, and the newest ones are listed first. */
const MAX_PAGES = 20;

type Answer = { readonly kind: 'refund'; readonly refund: ServiceRefund } | ServiceFailure;

/**
 * Gives a payment back. PayMongo remembers keys of requests for a day, but a forgotten key would give twice: so a refund that was asked for before is first
 * looked for by the name in its notes.
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

/** What a refund is known by in its notes. */
function nameOf({ idempotencyKey }: RefundOrder): string {
  return `refund ${idempotencyKey}`;
}

/** The refund as it stands, or null where PayMongo has none of that name. A list that cannot be read says nothing, whatever it answers. */
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
