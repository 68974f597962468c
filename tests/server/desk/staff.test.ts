import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { deleteExpiredData } from '../../../src/server/jobs/data-retention.ts';
import { aPasskey } from '../../fixtures/fakes/a-passkey.ts';
import { aStaffMember, cookieIn, requestsWith } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { invite, postDesk, register, SITE, signIn, signInOptions } from '../../fixtures/steps/signing-in.ts';

const SESSION = '/api/desk/session';
const STAFF = '/api/desk/staff';
const at = (ms: number) => manilaIso(NOW + ms);
const fromSite = { headers: { origin: SITE } };

describeOnBothDatabases('the staff of the desk (specification.md#signing-in)', (newPlace) => {
  test('is listed for owners, with what opens the desk and no secret', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    await register(services, aPasskey(), 'Ana');
    await invite(services, 'Ben');
    const { status, body } = await owner.get(STAFF);
    expect(status).toBe(200);
    expect(body.providers).toContainEqual({ id: 'adsts', name: 'ADSTS' });
    expect(body.staff).toMatchObject([
      {
        name: 'Ana',
        role: 'desk',
        invitedUntil: null,
        passkeys: [{ device: 'iPhone' }],
        sessions: [{ device: 'iPhone' }],
      },
      { name: 'Ben', invitedUntil: at(24 * 3_600_000), passkeys: [], sessions: [] },
      { name: 'The owner', id: owner.id, sessions: [{ id: owner.sessionId }] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/hash|publicKey|credential|counter/i);
  });

  test('does not exist for others, whatever they ask', async () => {
    const services = await aServices(await newPlace());
    const { member } = await invite(services);
    const person = { name: 'Eve', role: 'owner', providerId: null };
    for (const given of [{ role: 'desk' }, { role: 'driver', providerId: 'adsts' }] as const) {
      const other = await aStaffMember(services, given);
      expect((await other.get(STAFF)).status).toBe(404);
      expect((await other.post('/api/desk/invitations', person, fromSite)).status).toBe(404);
      expect((await other.post(`${STAFF}/${member.id}/removal`)).status).toBe(404);
      expect((await other.post('/api/desk/passkeys/AAAAAAAA/revocation')).status).toBe(404);
    }
    expect(await services.unitOfWork.read(({ staff }) => staff.list())).toHaveLength(3);
  });

  test('is invited by owners, in whose name it stands', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services, { name: 'Ana' });
    const person = { name: 'Jun', role: 'driver', providerId: 'adsts' };
    const { status, body } = await owner.post('/api/desk/invitations', person, fromSite);
    expect([status, body.name, body.expiresAt]).toEqual([201, 'Jun', at(24 * 3_600_000)]);
    const [, invitation] = /^https:\/\/palawan\.example\/desk#\/join\/([\w-]{43})$/.exec(body.link) ?? [];
    expect((await postDesk(services, 'registration-options', { invitation })).body).toMatchObject({
      name: 'Jun',
      role: 'driver',
    });
    const open = await services.unitOfWork.read(({ staff }) => staff.openInvitations(at(0)));
    expect(open).toMatchObject([{ by: 'Ana', role: 'driver' }]);
  });

  test.each([
    ['a driver of no company', { role: 'driver', providerId: null }, 422],
    ['a driver of an unknown company', { role: 'driver', providerId: 'acme' }, 422],
    ['an owner of a company', { role: 'owner', providerId: 'adsts' }, 422],
    ['a role that there is not', { role: 'cook', providerId: null }, 422],
    ['oneself in another role', { name: 'ANA', role: 'desk', providerId: null }, 409],
  ])('is not invited as %s', async (_name, changes, status) => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services, { name: 'Ana' });
    const refused = await owner.post('/api/desk/invitations', { name: 'Jun', ...changes }, fromSite);
    expect(refused.status).toBe(status);
    expect((await owner.get(SESSION)).body.role).toBe('owner');
  });

  test('loses a passkey with its sessions, or everything', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services, { name: 'Zoe' });
    const [lost, other] = [aPasskey(), aPasskey()];
    const there = requestsWith(services, cookieIn(await register(services, lost)));
    const [{ passkeys }] = (await owner.get(STAFF)).body.staff;
    const here = requestsWith(services, cookieIn(await register(services, other)));
    expect((await owner.post(`/api/desk/passkeys/${passkeys[0].id}/revocation`)).status).toBe(204);
    expect((await owner.post(`/api/desk/passkeys/${passkeys[0].id}/revocation`)).status).toBe(404);
    expect([(await there.get(SESSION)).status, (await here.get(SESSION)).status]).toEqual([401, 200]);
    const [ana] = (await owner.get(STAFF)).body.staff;
    const { secret: invitation } = await invite(services);
    expect((await owner.post(`${STAFF}/${ana.id}/removal`)).status).toBe(204);
    expect((await here.get(SESSION)).status).toBe(401);
    expect((await signIn(services, other)).status).toBe(401);
    expect((await postDesk(services, 'registration-options', { invitation })).status).toBe(404);
    expect((await owner.post(`${STAFF}/${ana.id}/removal`)).status).toBe(404);
    expect((await owner.post(`${STAFF}/${owner.id}/removal`)).status).toBe(409);
  });

  test('is changed only just after a use of the passkey', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    const registered = await register(services, passkey, 'Ana');
    const ana = requestsWith(services, cookieIn(registered));
    await services.unitOfWork.write('staff', async ({ staff }) => {
      const [member] = await staff.list();
      if (member) await staff.save({ ...member, role: 'owner' });
    });
    const inviting = () => ana.post('/api/desk/invitations', { name: 'Ben', role: 'desk', providerId: null }, fromSite);
    services.setTime(at(5 * 60_000 - 1000));
    expect((await inviting()).status).toBe(201);
    services.setTime(at(5 * 60_000));
    const refused = await inviting();
    expect([refused.status, refused.body.code]).toEqual([403, 'verification-needed']);
    expect((await ana.get(STAFF)).status).toBe(200);
    const { options } = (await ana.post('/api/desk/verification-options', {}, fromSite)).body;
    await ana.post('/api/desk/verifications', { credential: passkey.sign(options) }, fromSite);
    expect((await inviting()).status).toBe(201);
  });

  test('leaves sessions and invitations behind for 90 days, challenges and counts until they are over', async () => {
    const services = await aServices(await newPlace());
    await register(services, aPasskey());
    await invite(services, 'Ben');
    await signInOptions(services);
    const count = { key: 'network', points: 1, expire: NOW + 600_000 };
    await services.database.write('test', (db) => db.insertInto('request_counts').values(count).execute());
    const counts = () =>
      services.database.read(async (db) => ({
        sessions: (await db.selectFrom('staff_sessions').select('id').execute()).length,
        invitations: (await db.selectFrom('staff_invitations').select('hash').execute()).length,
        challenges: (await db.selectFrom('passkey_challenges').select('hash').execute()).length,
        counts: (await db.selectFrom('request_counts').select('key').execute()).length,
      }));
    const day = 86_400_000;
    expect(await counts()).toEqual({ sessions: 1, invitations: 2, challenges: 1, counts: 1 });
    await deleteExpiredData(services.unitOfWork, NOW + 90 * day);
    expect(await counts()).toEqual({ sessions: 1, invitations: 2, challenges: 0, counts: 0 });
    await deleteExpiredData(services.unitOfWork, NOW + 90 * day + 1000);
    expect(await counts()).toEqual({ sessions: 0, invitations: 2, challenges: 0, counts: 0 });
    await deleteExpiredData(services.unitOfWork, NOW + 91 * day + 1000);
    expect(await counts()).toEqual({ sessions: 0, invitations: 0, challenges: 0, counts: 0 });
  });
});
