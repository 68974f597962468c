import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  CheckoutSessionRequest,
  PaymentService,
  RefundOrder,
} from '../../../../src/server/payments/services/payment-provider.ts';
import { SESSION_TIMEOUT_MS } from '../../../../src/server/payments/services/payment-services.ts';
import { withTimeout } from '../../../../src/server/payments/services/service-timeout.ts';

const never = () => new Promise<never>(() => {});
const HUNG: PaymentService = {
  kind: 'service',
  method: { id: 'hung', name: 'Hung', description: 'Never answers.', currency: 'USD' },
  sessionLifetime: { least: 0, most: 0 },
  quote: ({ minor, currency }) => ({ amount: minor, currency }),
  refundStep: () => 1,
  openSession: never,
  readWebhook: never,
  loadEvents: never,
  closeSession: never,
  refund: never,
};

describe('a payment service that hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('lets a traveller wait less than eight seconds', async () => {
    const service = withTimeout(HUNG, SESSION_TIMEOUT_MS);
    const opened = vi.fn();
    void service.openSession({} as CheckoutSessionRequest).then(opened);
    await vi.advanceTimersByTimeAsync(7999);
    expect(opened).toHaveBeenCalledWith({ kind: 'unreachable', why: expect.stringContaining('no answer within') });
  });

  test.each([
    [
      'a message',
      (service: PaymentService) => service.readWebhook({ body: new Uint8Array(), headers: new Headers() }, 0),
    ],
    ['a look at a page', (service: PaymentService) => service.loadEvents('cs_1')],
    ['closing a page', (service: PaymentService) => service.closeSession('cs_1')],
    ['a refund', (service: PaymentService) => service.refund({} as RefundOrder)],
  ])('never holds up %s for good', async (_name, ask) => {
    const answered = vi.fn();
    void ask(withTimeout(HUNG, SESSION_TIMEOUT_MS)).then(answered);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }));
  });

  test('leaves no timer behind once it has answered', async () => {
    const service = withTimeout({ ...HUNG, closeSession: async () => ({ kind: 'closed' }) }, SESSION_TIMEOUT_MS);
    expect(await service.closeSession('cs_1')).toEqual({ kind: 'closed' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
