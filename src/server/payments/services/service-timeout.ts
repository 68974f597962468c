import type { PaymentService, ServiceFailure } from './payment-provider.ts';

/** Nobody looks on while a page is looked at, or money goes back over many pages of a list. */
const BACKGROUND_FACTOR = 8;

/**
 * A service that always answers: one that hangs, or sends its answer drop by drop, counts as unreachable. What it does with the question after that is found out as for any
 * lost answer, by its key.
 *
 * @param timeout how long a traveller waits for a page, in ms; everything else has eight times as long
 */
export function withTimeout(service: PaymentService, timeout: number): PaymentService {
  const background = timeout * BACKGROUND_FACTOR;
  return {
    ...service,
    openSession: (order) => withDeadline(timeout, service.openSession(order)),
    readWebhook: (delivery, now) => withDeadline(background, service.readWebhook(delivery, now)),
    loadEvents: (sessionId) => withDeadline(background, service.loadEvents(sessionId)),
    closeSession: (sessionId) => withDeadline(background, service.closeSession(sessionId)),
    refund: (order) => withDeadline(background, service.refund(order)),
  };
}

async function withDeadline<Answer>(timeout: number, answer: Promise<Answer>): Promise<Answer | ServiceFailure> {
  const { promise, resolve } = Promise.withResolvers<ServiceFailure>();
  const timer = setTimeout(() => resolve({ kind: 'unreachable', why: `no answer within ${timeout} ms` }), timeout);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
