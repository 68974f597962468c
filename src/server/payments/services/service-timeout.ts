import type { PaymentService, ServiceFailure } from './payment-provider.ts';

/** Factor for requests without a waiting traveller. */
const BACKGROUND_FACTOR = 8;

/**
 * A service with timeouts: a request that takes too long counts as unreachable. Its effect is later
 * found by its key, as for any lost answer.
 *
 * @param timeout how long a traveller waits for a session, in milliseconds; everything else has
 * eight times as long
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
