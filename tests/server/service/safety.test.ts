import { describe, expect, test } from 'vitest';
import { PROBLEM_MEDIA_TYPE, problemSchema } from '../../../src/lib/api/problem.ts';
import { createRateLimits } from '../../../src/lib/server/http/rate-limits.ts';
import { aBookingBody, aCartBody, REF, send } from '../../fixtures/a-client.ts';
import { aServices } from '../../fixtures/a-services.ts';

const UPSERT = `/api/cart/upsert/${REF}`;

describe('a request that changes something', () => {
  test.each([
    ['no content type', { text: '{}', headers: { 'Content-Type': '' } }, 415],
    ['a form', { text: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['plain text that is JSON', { text: '{}', headers: { 'Content-Type': 'text/plain' } }, 415],
    ['JSON of another encoding', { text: '{}', headers: { 'Content-Type': 'application/json; charset=latin1' } }, 415],
    ['no JSON', { text: '{' }, 400],
    ['nothing', { text: '' }, 400],
    ['more than 64 KB', { text: `"${'x'.repeat(65_536)}"` }, 413],
    ['more than 64 KB, and says less', { text: `"${'x'.repeat(65_536)}"`, headers: { 'Content-Length': '2' } }, 413],
    ['a page of another site', { body: aCartBody(), headers: { Origin: 'https://evil.example' } }, 403],
    ['a page without an origin', { body: aCartBody(), headers: { Origin: 'null' } }, 403],
    ['a page of a neighbour', { body: aCartBody(), headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['a field that nobody knows', { body: { ...aCartBody(), isPaid: true } }, 422],
  ])('with %s is refused with a problem, and saves nothing', async (_name, sending, status) => {
    const services = await aServices();
    const answer = await send(services, 'POST', UPSERT, sending);
    expect(answer.status).toBe(status);
    expect(problemSchema.parse(answer.body).status).toBe(status);
    expect(answer.headers.get('content-type')).toBe(PROBLEM_MEDIA_TYPE);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await services.store.read(({ secrets }) => secrets.hashesOf(REF))).toEqual([]);
  });

  test.each([
    ["this site's own page", { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }],
    [
      "this site's own page behind a proxy that renames the host",
      { Origin: 'https://palawan.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ["this site's own page behind a proxy that ends TLS", { Origin: 'https://localhost' }],
    ['no browser', {}],
  ])('from %s is taken', async (_name, headers) => {
    expect((await send(await aServices(), 'POST', UPSERT, { body: aCartBody(), headers })).status).toBe(200);
  });

  test.each(['abcd1234', 'ABCD123', 'ABCD12345', 'ABCD-234', "'--"])(
    'for %s, which is no reference, is 404',
    async (ref) => {
      expect((await send(await aServices(), 'POST', `/api/cart/upsert/${ref}`, { body: aCartBody() })).status).toBe(
        404,
      );
    },
  );

  test('that an endpoint does not have is 405', async () => {
    const answer = await send(await aServices(), 'DELETE', UPSERT);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('rate limits', () => {
  test('stop whoever guesses secrets, also when the next guess would be right', async () => {
    const services = await aServices(undefined, { limits: createRateLimits() });
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    const guess = () => send(services, 'GET', `/api/cart/${REF}`, { secret: 'wrong' });
    for (let index = 0; index < 40; index += 1) expect((await guess()).status).toBe(404);
    const right = await send(services, 'GET', `/api/cart/${REF}`, { secret });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(services, 'GET', `/api/cart/${REF}`, { secret, from: '198.51.100.1' })).status).toBe(200);
  });

  test('stop whoever asks about one reference from many addresses', async () => {
    const services = await aServices(undefined, { limits: createRateLimits() });
    const ask = (index: number) => send(services, 'GET', `/api/bookings/${REF}`, { from: `198.51.100.${index}` });
    const statuses = await Promise.all(Array.from({ length: 121 }, async (_, index) => (await ask(index)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test.each([
    ['no secret', undefined],
    ['a made-up secret', 'A'.repeat(43)],
  ])(
    'stop whoever takes one reference after the other with %s, and nobody who saves their own cart',
    async (_name, secret) => {
      const services = await aServices(undefined, { limits: createRateLimits() });
      const own = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
      const claim = (index: number) =>
        send(services, 'POST', `/api/cart/upsert/CLAIM${String(index).padStart(3, '0')}`, {
          body: aCartBody(),
          secret,
        });
      const saveOwn = (revision: number) =>
        send(services, 'POST', UPSERT, { body: aCartBody({ revision }), secret: own.secret });
      // One is taken already; these were taken by others at the same address.
      for (let others = 0; others < 297; others += 1) await services.limits.take('claim', '203.0.113.7');
      expect([(await claim(1)).status, (await claim(2)).status]).toEqual([200, 200]);
      for (let revision = 2; revision < 10; revision += 1) expect((await saveOwn(revision)).status).toBe(200);
      const refused = await claim(3);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await saveOwn(10)).body).toEqual({ ref: REF, revision: 10 });
      expect(await services.store.read(({ secrets }) => secrets.hashesOf('CLAIM003'))).toEqual([]);
      expect(
        (await send(services, 'POST', '/api/cart/upsert/OTHER001', { body: aCartBody(), from: '198.51.100.1' })).status,
      ).toBe(200);
    },
  );

  test.each([
    ['book', '/api/bookings', () => aBookingBody({ expectedTotalUsd: 1 })],
    ['track', '/api/tracking', () => ({ ref: REF, queries: { utm_source: 'guide' } })],
  ])('stop whoever sends to %s about one reference from many addresses', async (_name, path, body) => {
    const services = await aServices(undefined, { limits: createRateLimits() });
    const ask = (index: number) =>
      send(services, 'POST', path, { body: body(), key: `key-number-${index}`, from: `198.51.100.${index}` });
    const statuses = await Promise.all(Array.from({ length: 121 }, async (_, index) => (await ask(index)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('stop whoever guesses the secrets of carts by booking them', async () => {
    const services = await aServices(undefined, { limits: createRateLimits() });
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    const booking = (given: string, index: number) =>
      send(services, 'POST', '/api/bookings', { body: aBookingBody(), secret: given, key: `key-number-${index}` });
    for (let index = 0; index < 40; index += 1) expect((await booking('wrong', index)).status).toBe(404);
    expect((await booking(secret, 40)).status).toBe(429);
  });

  test('count the address that our proxy saw, not the one that a client wrote in front of it', async () => {
    const services = await aServices(undefined, { limits: createRateLimits(), proxies: 1 });
    const ask = (index: number) =>
      send(services, 'POST', UPSERT, { text: '', headers: { 'X-Forwarded-For': `10.0.0.${index}, 198.51.100.7` } });
    const statuses = await Promise.all(Array.from({ length: 301 }, async (_, index) => (await ask(index)).status));
    expect(statuses.at(-1)).toBe(429);
  });

  test('believe no X-Forwarded-For where no proxy stands in front', async () => {
    const services = await aServices(undefined, { limits: createRateLimits() });
    const ask = (index: number) =>
      send(services, 'POST', '/api/bookings', { text: '', headers: { 'X-Forwarded-For': `10.0.0.${index}` } });
    const statuses = await Promise.all(Array.from({ length: 301 }, async (_, index) => (await ask(index)).status));
    expect(statuses.at(-1)).toBe(429);
  });
});
