import { describe, expect, test, vi } from 'vitest';
import { createRequestQueue } from '../../../src/server/http/queue.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import type { Services } from '../../../src/server/http/services.ts';
import { aBookingBody, aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';

const UPSERT = `/api/cart/upsert/${REF}`;
const NETWORK = '203.0.113.7';
const limited = (changes: Partial<Services> = {}) => aServices(undefined, { limits: createRateLimits(), ...changes });
const refOf = (index: number) => `FLOOD${String(index).padStart(3, '0')}`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

const read = (services: TestServices, ref: string, secret?: string, from?: string) =>
  send(services, 'GET', `/api/bookings/${ref}`, { secret, ...(from !== undefined && { from }) });
const placeUnder = (services: TestServices, bookingRef: string, secret?: string) =>
  send(services, 'POST', '/api/bookings', { body: aBookingBody({ bookingRef }), key: `key-for-${bookingRef}`, secret });

describe('Whoever has the right secret, or books, is not refused', () => {
  test('after many wrong references from the same network.', async () => {
    const services = await limited();
    const { secret } = await book(services);
    for (const index of times(700)) await read(services, refOf(index));
    expect((await read(services, refOf(999))).status).toBe(429);
    expect((await read(services, REF, secret)).status).toBe(200);
    expect((await read(services, REF, 'wrong')).status).toBe(429);
    const cancellation = { body: { expectedRefund: { minor: 0, currency: 'USD' } }, secret };
    expect((await send(services, 'POST', `/api/bookings/${REF}/cancellation`, cancellation)).status).toBe(200);
    expect((await placeUnder(services, 'NEWONE01')).status).toBe(201);
  });

  test('after many wrong secrets of the same reference, from the same network and from others.', async () => {
    const services = await limited();
    const { secret } = await book(services);
    const statuses = await Promise.all(times(300).map(async () => (await read(services, REF, 'wrong')).status));
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(404));
    expect(statuses.at(-1)).toBe(429);
    await Promise.all(times(300).map((index) => read(services, REF, `wrong${index}`, `198.51.100.${index}`)));
    expect((await read(services, REF, secret)).status).toBe(200);
    expect((await read(services, REF, secret, '198.51.100.1')).status).toBe(200);
  });

  test('after many requests that change something from the same network.', async () => {
    const services = await limited();
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    for (const _ of times(310)) await send(services, 'POST', UPSERT, { text: '' });
    expect((await send(services, 'POST', UPSERT, { body: aCartBody() })).status).toBe(429);
    const own = await send(services, 'POST', UPSERT, { body: aCartBody({ revision: 2 }), secret });
    expect(own.body).toEqual({ ref: REF, revision: 2 });
    expect((await placeUnder(services, 'NEWONE01')).status).toBe(201);
    expect((await placeUnder(services, REF, secret)).status).toBe(201);
  });

  test('after others asked in vain for the reference that they book.', async () => {
    const services = await limited();
    for (const _ of times(60)) await read(services, REF);
    expect((await placeUnder(services, REF)).status).toBe(201);
  });

  test('after many bookings from the same network: those take turns, and who owns a cart takes none.', async () => {
    const waits: number[] = [];
    const placementQueue = createRequestQueue(async (ms) => waits.push(ms));
    const services = await limited({ placementQueue });
    for (const _ of times(60)) await services.limits.take('placing', NETWORK);
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    expect((await placeUnder(services, REF, secret)).status).toBe(201);
    expect(waits).toEqual([]);
    expect((await placeUnder(services, 'NEWONE01')).status).toBe(201);
    expect(waits).toEqual([1000]);
  });

  test('and counts for nobody else, however often they ask.', async () => {
    const services = await limited();
    const all = await Promise.all(times(10).map((index) => book(services, { bookingRef: refOf(index) })));
    for (const _ of times(70)) {
      for (const { booking, secret } of all) expect((await read(services, booking.ref, secret)).status).toBe(200);
    }
    expect((await read(services, 'NOTHERE1')).status).toBe(404);
  });
});

describe('Rate limits', () => {
  test('let nobody ask with one secret without end, and that stops nobody who has another.', async () => {
    const services = await limited();
    const { secret } = await book(services);
    for (const _ of times(120)) await read(services, REF, secret);
    const refused = await read(services, REF, secret);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await read(services, REF, 'wrong')).status).toBe(404);
  });

  test('stop whoever guesses the secrets of carts by booking them.', async () => {
    const services = await limited();
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    for (const index of times(40)) expect((await placeUnder(services, REF, `wrong${index}`)).status).toBe(404);
    expect((await placeUnder(services, REF, 'wrong')).status).toBe(429);
    expect((await placeUnder(services, REF, secret)).status).toBe(201);
  });

  test('answer the same for a reference that is not there and one with another secret.', async () => {
    const services = await limited();
    await book(services);
    const ask = async (ref: string) => {
      const { status, body } = await read(services, ref, 'wrong');
      return { status, body };
    };
    for (const _ of times(45)) expect(await ask(REF)).toEqual(await ask('NOTHERE1'));
    expect((await ask(REF)).status).toBe(429);
  });

  test('ask the database once for a flood of wrong secrets.', async () => {
    const services = await limited();
    for (const _ of times(40)) await services.limits.take('wrong', `${NETWORK} ${REF}`);
    const reads = vi.spyOn(services.unitOfWork, 'read');
    const statuses = await Promise.all(
      times(150).map(async (index) => (await read(services, REF, `w${index}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['no secret', undefined],
    ['a made-up secret', 'A'.repeat(43)],
  ])(
    'stop whoever takes one reference after the other with %s, and nobody who saves their own cart',
    async (_name, secret) => {
      const services = await limited();
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
      expect(await services.unitOfWork.read(({ secrets }) => secrets.hashesOf('CLAIM003'))).toEqual([]);
      expect(
        (await send(services, 'POST', '/api/cart/upsert/OTHER001', { body: aCartBody(), from: '198.51.100.1' })).status,
      ).toBe(200);
    },
  );

  test('count the address that our proxy saw, not the one that a client wrote in front of it', async () => {
    const services = await limited({ proxies: 1 });
    const ask = (index: number) =>
      send(services, 'POST', UPSERT, { text: '', headers: { 'X-Forwarded-For': `10.0.0.${index}, 198.51.100.7` } });
    const statuses = await Promise.all(Array.from({ length: 301 }, async (_, index) => (await ask(index)).status));
    expect(statuses.at(-1)).toBe(429);
  });

  test('believe no X-Forwarded-For where no proxy stands in front', async () => {
    const services = await limited();
    const ask = (index: number) =>
      send(services, 'POST', '/api/bookings', { text: '', headers: { 'X-Forwarded-For': `10.0.0.${index}` } });
    const statuses = await Promise.all(Array.from({ length: 301 }, async (_, index) => (await ask(index)).status));
    expect(statuses.at(-1)).toBe(429);
  });
});
