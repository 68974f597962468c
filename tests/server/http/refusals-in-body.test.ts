import { expect, test } from 'vitest';
import { REFUSAL_IN_BODY } from '../../../src/lib/site/refusal-in-body.ts';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import { aBookingBody, aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const CART = `/api/cart/${REF}`;
const headers = REFUSAL_IN_BODY;
const WRONG = 'A'.repeat(43);

describeOnBothDatabases('a refusal for who asks for it in the body', (newPlace) => {
  test('has status 200 and says 404 in its body, the same for a wrong secret and for nothing', async () => {
    const services = await aServices(await newPlace());
    await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() });
    for (const path of [CART, '/api/cart/ZZZZ9999', '/api/bookings/ZZZZ9999']) {
      const answer = await send(services, 'GET', path, { secret: WRONG, headers });
      expect([answer.status, answer.body]).toEqual([200, { status: 404, title: 'Not Found' }]);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.headers.get('preference-applied')).toBe('refusal-in-body');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const taken = await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody(), headers });
    expect([taken.status, taken.body.status]).toEqual([200, 404]);
  });

  test('says 409 and 422 there as well, with everything that goes with them', async () => {
    const services = await aServices(await newPlace());
    const dearer = { body: aBookingBody({ expectedTotalUsd: 1 }), key: 'key-of-a-test' };
    const [plain, asked] = [
      await send(services, 'POST', '/api/bookings', dearer),
      await send(services, 'POST', '/api/bookings', { ...dearer, headers }),
    ];
    expect([plain.status, asked.status]).toEqual([409, 200]);
    expect(asked.body).toEqual(plain.body);
    const unknown = await send(services, 'POST', `/api/bookings/${REF}/payment`, {
      body: { method: 'shells' },
      key: 'another-key',
      headers,
    });
    expect([unknown.status, unknown.body.status]).toEqual([200, 422]);
  });

  test('says 401 and 403 of the desk there as well', async () => {
    const services = await aServices(await newPlace());
    const signedOut = await send(services, 'GET', '/api/desk/session', { headers });
    expect([signedOut.status, signedOut.body]).toEqual([200, expect.objectContaining({ status: 401 })]);
    const owner = await aStaffMember(services);
    services.setTime(manilaIso(NOW + 10 * 60_000));
    const refused = await owner.post('/api/desk/staff/NOBODY00/removal', {}, { headers });
    expect([refused.status, refused.body]).toEqual([
      200,
      expect.objectContaining({ status: 403, code: 'verification-needed' }),
    ]);
  });

  test('counts as wrong all the same, and other failures keep their status', async () => {
    const services = await aServices(await newPlace(), { limits: createRateLimits() });
    const { booking } = await book(services);
    const path = `/api/bookings/${booking.ref}`;
    const statuses = new Set<number>();
    for (let count = 0; count < 200; count += 1) {
      statuses.add((await send(services, 'GET', path, { secret: WRONG, headers })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    expect((await send(services, 'DELETE', CART, { headers })).status).toBe(405);
    expect((await send(services, 'POST', '/api/bookings', { text: '{', headers })).status).toBe(400);
  });
});
