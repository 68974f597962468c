import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, requestsWith } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const SESSION = '/api/desk/session';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (ms: number) => manilaIso(NOW + ms);

describeOnBothDatabases('a session of the desk (specification.md#signing-in)', (newPlace) => {
  test('says who is signed in, and is in no cache', async () => {
    const services = await aServices(await newPlace());
    const driver = await aStaffMember(services, { name: 'Jun', role: 'driver', providerId: 'zion' });
    const { status, headers, body } = await driver.get(SESSION);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      name: 'Jun',
      role: 'driver',
      providerId: 'zion',
      verifiedUntil: at(5 * MINUTE),
      actions: ['own-sessions', 'read-departures', 'check-in'],
    });
  });

  test('is needed, and a cookie that opens none is taken away', async () => {
    const services = await aServices(await newPlace());
    const { status, body } = await send(services, 'GET', SESSION);
    expect([status, body.code]).toEqual([401, 'sign-in-needed']);
    const unknown = await requestsWith(services, `__Host-desk=${'A'.repeat(43)}`).get(SESSION);
    expect([unknown.status, unknown.headers.get('set-cookie')]).toEqual([
      401,
      '__Host-desk=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  test('is over after twelve hours without a request', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    services.setTime(at(12 * HOUR - 1000));
    expect((await owner.get(SESSION)).status).toBe(200);
    services.setTime(at(24 * HOUR - 2000));
    expect((await owner.get(SESSION)).status).toBe(200);
    services.setTime(at(36 * HOUR));
    expect((await owner.get(SESSION)).status).toBe(401);
  });

  test('is over after thirty days, however often it is used', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    for (let hours = 11; hours < 30 * 24; hours += 11) {
      services.setTime(at(hours * HOUR));
      expect((await owner.get(SESSION)).status).toBe(200);
    }
    services.setTime(at(30 * 24 * HOUR));
    expect((await owner.get(SESSION)).status).toBe(401);
  });

  test('is over once its staff member is removed', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    await services.unitOfWork.write('staff', ({ staff }) => staff.remove(owner.id, { by: 'Test', at: at(0) }));
    expect((await owner.get(SESSION)).status).toBe(401);
  });

  test('is of no use after the sign-out, also to who has stolen its cookie', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const { status, headers } = await owner.post('/api/desk/sign-outs');
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^__Host-desk=; .*Max-Age=0/)]);
    const thief = requestsWith(services, owner.cookie);
    expect((await thief.get(SESSION)).status).toBe(401);
    expect((await thief.post('/api/desk/sign-outs')).status).toBe(401);
  });

  test('is written to by pages of this site alone', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const foreign: readonly Readonly<Record<string, string>>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await owner.post('/api/desk/sign-outs', {}, { headers })).status).toBe(403);
    }
    const old = { headers: { cookie: owner.cookie, origin: 'https://other.example' }, body: {} };
    expect((await send(services, 'POST', '/api/desk/sign-outs', old)).status).toBe(403);
    expect((await owner.get(SESSION)).status).toBe(200);
  });

  test('counts for no limit of its network; wrong cookies do', async () => {
    const services = await aServices(await newPlace(), { limits: createRateLimits() });
    const owner = await aStaffMember(services);
    const others = requestsWith(services, '__Host-desk=wrong');
    for (let count = 0; count < 605; count += 1) await owner.get(SESSION);
    expect((await others.get(SESSION)).status).toBe(401);
    for (let count = 0; count < 600; count += 1) await others.get(SESSION);
    expect((await others.get(SESSION)).status).toBe(429);
  });
});

describeOnBothDatabases('the list of sessions (specification.md#signing-in)', (newPlace) => {
  test('has the devices of who asks, and ends one of them', async () => {
    const services = await aServices(await newPlace());
    const [here, there] = [
      await aStaffMember(services, { name: 'Ana' }),
      await aStaffMember(services, { name: 'ána ' }),
    ];
    await aStaffMember(services, { name: 'Ben' });
    const { sessions } = (await here.get('/api/desk/sessions')).body;
    expect(sessions).toEqual([
      { id: here.sessionId, device: 'iPhone', createdAt: at(0), seenAt: at(0), isCurrent: true },
      { id: there.sessionId, device: 'iPhone', createdAt: at(0), seenAt: at(0), isCurrent: false },
    ]);
    expect((await here.post(`/api/desk/sessions/${there.sessionId}/end`)).status).toBe(204);
    expect((await there.get(SESSION)).status).toBe(401);
    expect((await here.get('/api/desk/sessions')).body.sessions).toHaveLength(1);
    expect((await here.post(`/api/desk/sessions/${there.sessionId}/end`)).status).toBe(404);
  });

  test.each([
    ['desk', 404, 200],
    ['driver', 404, 200],
    ['owner', 204, 401],
  ] as const)('lets %s end a session of somebody else: %i', async (role, ending, after) => {
    const services = await aServices(await newPlace());
    const [one, other] = [
      await aStaffMember(services, { role, ...(role === 'driver' && { providerId: 'zion' }) }),
      await aStaffMember(services, { name: 'Ben' }),
    ];
    expect((await one.post(`/api/desk/sessions/${other.sessionId}/end`)).status).toBe(ending);
    expect((await other.get(SESSION)).status).toBe(after);
  });
});
