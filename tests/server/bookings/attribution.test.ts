import { describe, expect, test } from 'vitest';
import { trackingContract } from '../../../src/lib/analytics/tracking.contract.ts';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../../src/lib/site/problem.ts';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { CART_RETENTION_DAYS, deleteExpiredData } from '../../../src/server/jobs/data-retention.ts';
import { limitsBut } from '../../fixtures/builders/limits.ts';
import { aCartBody, book, type Sending, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON, NOW, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const REF = '7K2M0QXA';
const ARRIVAL = { ref: REF, queries: { utm_source: 'guide', email: 'someone@example.com' } };
const DAY = 86_400_000;

/** Calls the endpoint, and gives what it answered and logged. */
async function post(sending: Sending) {
  const services = await aServices();
  return { answer: await send(services, 'POST', trackingContract.path, sending), log: services.log };
}

const arrive = (services: TestServices, queries: object, ref = REF, secret?: string) =>
  send(services, 'POST', trackingContract.path, { body: { ref, queries }, secret });
const labelsOf = async ({ unitOfWork }: TestServices, ref = REF) =>
  (await unitOfWork.read(({ attributions }) => attributions.find(ref)))?.labels;

describe('POST /api/tracking (specification.md#calls)', () => {
  test('takes the parameters with the booking reference', async () => {
    const { answer } = await post({ body: ARRIVAL });
    expect(answer.status).toBe(202);
    expect(answer.body).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('logs one line, in which nothing is personal', async () => {
    const { log } = await post({ body: ARRIVAL });
    expect(log).toEqual([{ level: 'info', fields: { parameters: 2, labels: ['utm_source'] } }]);
  });

  test.each([
    ['ref', 422, { queries: { a: '1' } }],
    ['ref', 422, { ...ARRIVAL, ref: 'short' }],
    ['queries', 422, { ...ARRIVAL, queries: {} }],
    ['queries', 422, { ...ARRIVAL, queries: [] }],
    ['queries', 422, { ...ARRIVAL, queries: null }],
    ['queries.a', 422, { ...ARRIVAL, queries: { a: 1 } }],
    ['queries.a', 422, { ...ARRIVAL, queries: { a: 'x'.repeat(301) } }],
    ['queries.', 422, { ...ARRIVAL, queries: { ['n'.repeat(61)]: 'x' } }],
    ['queries', 422, { ...ARRIVAL, queries: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`p${i}`, 'x'])) }],
    ['', 422, { ...ARRIVAL, more: 1 }],
    ['', 422, [ARRIVAL]],
  ])('names the field where it refuses: %s (%i)', async (field, status, body) => {
    const { answer, log } = await post({ body });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(PROBLEM_MEDIA_TYPE);
    const [error] = problemSchema.parse(answer.body).errors ?? [];
    expect(error?.field.startsWith(field)).toBe(true);
    expect(log).toEqual([]);
  });

  test('takes the largest arrival that the limits allow', async () => {
    const pairs = Array.from({ length: 30 }, (_, index) => [`${index}`.padEnd(60, 'ñ'), 'ñ'.repeat(300)]);
    const { answer } = await post({ body: { ref: '7K2M0QXA', queries: Object.fromEntries(pairs) } });
    expect(answer.status).toBe(202);
  });

  test('takes JSON alone', async () => {
    const { answer } = await post({ body: ARRIVAL, headers: { 'Content-Type': 'text/plain' } });
    expect(answer.status).toBe(415);
  });

  test('refuses other methods', async () => {
    const answer = await send(await aServices(), 'GET', trackingContract.path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});

describeOnBothDatabases('the advertisement that a traveller came by', (newPlace) => {
  test('is kept with the reference, and nothing else of the address is', async () => {
    const services = await aServices(await newPlace());
    await arrive(services, { utm_source: 'guide', gclid: 'Cj0K-1', secret: 's3cret', name: 'Maria' });
    expect(await services.unitOfWork.read(({ attributions }) => attributions.find(REF))).toEqual({
      ref: REF,
      labels: { utm_source: 'guide', gclid: 'Cj0K-1' },
      at: NOON,
    });
  });

  test('is kept without addresses that somebody wrote into a link', async () => {
    const services = await aServices(await newPlace());
    await arrive(services, { utm_content: 'to maria@example.com', utm_campaign: '20251234567' });
    expect(await labelsOf(services)).toEqual({ utm_content: 'to [redacted]', utm_campaign: '20251234567' });
  });

  test('is the latest until a booking is made, and stays that of the booking', async () => {
    const services = await aServices(await newPlace());
    await arrive(services, { utm_source: 'guide' });
    await arrive(services, { utm_source: 'search', gclid: 'x' });
    const { secret } = await book(services, { bookingRef: REF });
    await arrive(services, { utm_source: 'newsletter' }, REF, secret);
    expect(await labelsOf(services)).toEqual({ utm_source: 'search', gclid: 'x' });
  });

  test('is said by whoever has the secret alone, once there is one, and nobody hears whether there is', async () => {
    const services = await aServices(await newPlace());
    const saved = await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() });
    const { secret } = saved.body;
    const unknown = await arrive(services, { utm_source: 'stranger' }, 'UNKNOWN1');
    for (const wrong of [undefined, 'wrong']) {
      const { status, body } = await arrive(services, { utm_source: 'stranger' }, REF, wrong);
      expect({ status, body }).toEqual({ status: unknown.status, body: unknown.body });
    }
    expect(await labelsOf(services)).toBeUndefined();
    await arrive(services, { utm_source: 'guide' }, REF, secret);
    await book(services, { bookingRef: 'OTHER001' });
    await arrive(services, { utm_source: 'stranger' }, 'OTHER001');
    expect(await labelsOf(services)).toEqual({ utm_source: 'guide' });
    expect(await labelsOf(services, 'OTHER001')).toBeUndefined();
  });

  test('is not kept where the address says nothing of one', async () => {
    const services = await aServices(await newPlace());
    expect((await arrive(services, { page: '2' })).status).toBe(202);
    expect(await labelsOf(services)).toBeUndefined();
  });

  test('is forgotten with the cart, and kept with the booking', async () => {
    const services = await aServices(await newPlace());
    for (const ref of ['BOOKED01', 'CARTS001', 'NOTHING1', 'LATER001']) {
      if (ref === 'LATER001') services.setTime(manilaIso(NOW + 10 * DAY));
      await arrive(services, { utm_source: 'guide' }, ref);
    }
    services.setTime(NOON);
    await book(services, { bookingRef: 'BOOKED01' });
    services.setTime(manilaIso(NOW + 10 * DAY));
    await send(services, 'POST', '/api/cart/upsert/CARTS001', { body: aCartBody() });
    const stored = async (days: number) => {
      await deleteExpiredData(services.unitOfWork, NOW + days * DAY);
      const refs = ['BOOKED01', 'CARTS001', 'LATER001', 'NOTHING1'];
      return (await services.unitOfWork.read(({ attributions }) => attributions.ofBookings(refs)))
        .map(({ ref }) => ref)
        .toSorted();
    };
    expect(await stored(CART_RETENTION_DAYS + 5)).toEqual(['BOOKED01', 'CARTS001', 'LATER001']);
    expect(await stored(CART_RETENTION_DAYS + 15)).toEqual(['BOOKED01']);
  });

  test('of many travellers from one address is not kept without end', async () => {
    const services = await aServices(await newPlace(), { limits: limitsBut('write') });
    const statuses: number[] = [];
    for (let index = 0; index < 301; index += 1) {
      statuses.push((await arrive(services, { page: '1' }, `MANY${String(index).padStart(4, '0')}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const { secret } = await book(services, { bookingRef: REF });
    expect((await arrive(services, { utm_source: 'guide' }, REF, secret)).status).toBe(202);
    expect(await labelsOf(services)).toEqual({ utm_source: 'guide' });
  });
});
