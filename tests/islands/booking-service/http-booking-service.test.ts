import { beforeEach, describe, expect, test } from 'vitest';
import { storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import type { httpBookingService } from '../../../src/islands/booking-service/http-booking-service.ts';
import { lazyBookingService } from '../../../src/islands/booking-service/lazy-booking-service.ts';
import { aBookingService, MANUAL } from '../../fixtures/fakes/a-booking-service.ts';
import { data, page, problem, serviceWith } from '../../fixtures/fakes/a-fetched-service.ts';
import { aBookingBody, REF } from '../../fixtures/steps/a-client.ts';

const KEY = 'KEY0KEY0KEY0KEY0';
const request = aBookingBody() as Parameters<ReturnType<typeof httpBookingService>['place']>[0];
const place = (service: ReturnType<typeof httpBookingService>) => service.place(request, KEY);

/** A refusal with status 200. */
const inBody = ({ body, headers }: Response) => new Response(body, { headers });

async function aBooking() {
  const outcome = await aBookingService().place(request, KEY);
  if (outcome.kind !== 'ok') throw new Error(outcome.kind);
  return outcome.booking;
}

beforeEach(() => localStorage.clear());

describe('the outcome of a request', () => {
  test('reads the payment methods', async () => {
    const { service } = serviceWith(() => data({ methods: [MANUAL] }));
    expect(await service.methods()).toEqual({ kind: 'ok', methods: [MANUAL] });
  });

  test('has the booking and its secret, under the key of the request', async () => {
    const booking = await aBooking();
    const { service, asked } = serviceWith(() => data({ booking, secret: 's' }, 201));
    expect(await place(service)).toEqual({ kind: 'ok', booking, secret: 's' });
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/bookings', body: request }]);
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe(KEY);
    expect(asked[0]?.headers.get('X-Booking-Secret')).toBeNull();
  });

  test('has the cart as it should be, where nothing was booked', async () => {
    const errors = [{ field: 'expectedTotalUsd', detail: 'The price of everything is $173.' }];
    const { service } = serviceWith(() => problem(409, { detail: 'Changed.', items: request.bookingItems, errors }));
    expect(await place(service)).toEqual({ kind: 'conflict', detail: 'Changed.', items: request.bookingItems, errors });
  });

  test('says that it was booked before, which is no reason to book anew', async () => {
    const { service } = serviceWith(() => problem(409, { code: 'answered-before', detail: 'Booked.', items: [] }));
    expect(await place(service)).toMatchObject({ kind: 'conflict', isAnsweredBefore: true, detail: 'Booked.' });
  });

  test('is the same where the refusal has it in its body alone, as it was requested', async () => {
    const { service, asked } = serviceWith(() => inBody(problem(409, { detail: 'Changed.', items: [], errors: [] })));
    expect(await place(service)).toEqual({ kind: 'conflict', detail: 'Changed.', items: [], errors: [] });
    expect(asked[0]?.headers.get('Prefer')).toBe('refusal-in-body');
    storeSecret(REF, 'wrong');
    expect(await serviceWith(() => inBody(problem(404))).service.read(REF)).toEqual({ kind: 'not-found' });
  });

  test('names the wrong fields', async () => {
    const errors = [{ field: 'contactInfo.mobile', detail: 'a number that exists' }];
    const { service } = serviceWith(() => problem(422, { errors }));
    expect(await place(service)).toEqual({ kind: 'invalid', errors, detail: null });
  });

  test.each([
    ['read', '/api/bookings/ABCD1234'],
    ['cancel', '/api/bookings/ABCD1234/cancellation'],
    ['pay', '/api/bookings/ABCD1234/payment'],
    ['save', '/api/bookings/ABCD1234/participants'],
  ] as const)(
    'nothing is found without its secret, which goes in a header and never in an address: %s',
    async (call, path) => {
      storeSecret(REF, 'the-secret');
      const { service, asked } = serviceWith(() => problem(404));
      const participant = { name: 'Maria', nationality: 'PH', ageBand: 'adult', passport: null } as const;
      const outcome = await {
        read: () => service.read(REF),
        cancel: () => service.cancel(REF, { expectedRefund: { minor: 0, currency: 'USD' }, reason: '' }),
        pay: () => service.startPayment(REF, 'manual', KEY),
        save: () => service.saveParticipant(REF, { tripRef: 'AAAAAAAA', index: 0, participant }),
      }[call]();
      expect(outcome).toEqual({ kind: 'not-found' });
      expect(asked[0]?.path).toBe(path);
      expect(asked[0]?.headers.get('X-Booking-Secret')).toBe('the-secret');
    },
  );

  test('says where to go to pay, or what to do', async () => {
    const redirect = { kind: 'redirect', url: 'https://pay.test/1' } as const;
    const { service } = serviceWith(
      () => data(redirect),
      () => data({ kind: 'redirect', url: 'javascript:alert(1)' }),
    );
    expect(await service.startPayment(REF, 'stripe', KEY)).toEqual(redirect);
    expect(await service.startPayment(REF, 'stripe', KEY)).toMatchObject({ kind: 'unavailable' });
  });

  test.each([
    ['the refund is another one', () => problem(409, { detail: 'The refund is $0 now.' }), 'conflict'],
    ['the answer has another shape', () => data({ ref: REF }), 'unavailable'],
    ['the database is away', () => problem(503, { detail: 'Nothing was saved.' }), 'unavailable'],
    ['there were too many requests', () => problem(429, { detail: 'Try again in 5 seconds.' }), 'unavailable'],
    ['another site’s page answers', () => problem(403), 'unavailable'],
  ])('is told from the answer where %s', async (_name, answer, kind) => {
    const { service } = serviceWith(answer);
    const outcome = await service.cancel(REF, { expectedRefund: { minor: 0, currency: 'USD' }, reason: '' });
    expect(outcome.kind).toBe(kind);
  });

  test('has the number of a request that failed, by which it is in the log (specification.md#request-ids)', async () => {
    const { service } = serviceWith(() => problem(500, { requestId: 'Q7K2M0XA' }));
    const failure = { kind: 'unavailable', detail: null, requestId: 'Q7K2M0XA' };
    expect(await service.startPayment(REF, 'stripe', KEY)).toEqual(failure);
    expect(await service.methods()).toEqual(failure);
  });
});

describe('a site without a booking service', () => {
  test.each([
    ['its page for missing addresses', () => page(404)],
    ['the home page for everything', () => page(200)],
    ['"method not allowed"', () => page(405)],
    ['"not implemented", as plain file servers say to a POST', () => page(501)],
    ['an empty 404', () => new Response(null, { status: 404 })],
  ])('is told by %s', async (_name, answer) => {
    const { service } = serviceWith(answer);
    expect(await service.methods()).toEqual({ kind: 'no-api' });
    expect(await place(service)).toEqual({ kind: 'no-api' });
  });

  test('is not taken for one whose service is down behind a proxy', async () => {
    const { service } = serviceWith(() => page(502));
    expect(await service.methods()).toEqual({ kind: 'unavailable', detail: null });
  });
});

describe('a connection that fails (specification.md#errors)', () => {
  const dead = () => {
    throw new TypeError('Failed to fetch');
  };

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET that ends in %i is sent once more', async (status) => {
    const { service, asked } = serviceWith(
      () => problem(status),
      () => data({ methods: [MANUAL] }),
    );
    expect((await service.methods()).kind).toBe('ok');
    expect(asked).toHaveLength(2);
  });

  test('a GET without an answer is sent once more, and then no more', async () => {
    const { service, asked } = serviceWith(dead);
    expect(await service.methods()).toEqual({ kind: 'offline' });
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['without an answer', dead, 'offline'],
    ['that fails', () => problem(503), 'unavailable'],
  ])('a POST %s is not sent again by itself', async (_name, answer, kind) => {
    const { service, asked } = serviceWith(answer);
    expect((await place(service)).kind).toBe(kind);
    expect(asked).toHaveLength(1);
  });

  test('code that does not load counts as no response', async () => {
    const late = lazyBookingService(() => Promise.reject(new Error('chunk')));
    expect(await late.methods()).toEqual({ kind: 'offline' });
  });
});
