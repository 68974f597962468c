import { describe, expect, test } from 'vitest';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../src/lib/api/problem.ts';
import { trackingContract } from '../../src/lib/api/tracking.ts';
import { type Sending, send } from '../fixtures/a-client.ts';
import { aServices } from '../fixtures/a-services.ts';

const ARRIVAL = { ref: '7K2M0QXA', queries: { utm_source: 'guide', email: 'someone@example.com' } };

/** Calls the endpoint, and gives what it answered and logged. */
async function post(sending: Sending) {
  const services = await aServices();
  return { answer: await send(services, 'POST', trackingContract.path, sending), log: services.log };
}

describe('POST /api/tracking (specification, section 7)', () => {
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
