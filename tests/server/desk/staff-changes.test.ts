import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { changeRole } from '../../../src/server/desk/staff.ts';
import { aPasskey } from '../../fixtures/fakes/a-passkey.ts';
import { aStaffMember, cookieIn, requestsWith } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOW, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { invite, register, SITE, signIn } from '../../fixtures/steps/signing-in.ts';

const SESSION = '/api/desk/session';
const STAFF = '/api/desk/staff';
const fromSite = { headers: { origin: SITE } };
const DRIVER = { role: 'driver', providerId: 'adsts' } as const;

/** An owner with a passkey, who is signed in. */
async function anOwner(services: TestServices, name: string) {
  const passkey = aPasskey();
  const requests = requestsWith(services, cookieIn(await register(services, passkey, name)));
  const { id } = await services.unitOfWork.write('staff', async (repositories) => {
    const member = (await repositories.staff.list()).find((one) => one.name === name);
    await changeRole(repositories, member?.id ?? '', { role: 'owner', providerId: null });
    return member ?? { id: '' };
  });
  const [{ id: passkeyId }] = (await requests.get(STAFF)).body.staff.find(
    (one: { id: string }) => one.id === id,
  ).passkeys;
  return { ...requests, id, passkey, revokeOwn: () => requests.post(`/api/desk/passkeys/${passkeyId}/revocation`) };
}

describeOnBothDatabases('PUT /api/desk/staff/{id}/role (specification.md#signing-in)', (newPlace) => {
  test('counts at once, also where somebody is signed in', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const jun = await aStaffMember(services, { role: 'desk', name: 'Jun' });
    expect((await owner.put(`${STAFF}/${jun.id}/role`, DRIVER)).status).toBe(204);
    expect((await jun.get(SESSION)).body).toMatchObject({ name: 'Jun', ...DRIVER });
    expect((await jun.get('/api/desk/money')).status).toBe(404);
    expect((await owner.put(`${STAFF}/${jun.id}/role`, { role: 'owner', providerId: null })).status).toBe(204);
    expect((await jun.get(STAFF)).status).toBe(200);
  });

  test('makes no invitation, and leaves one as it is', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const { member, expiresAt } = await invite(services, 'Ben');
    await owner.put(`${STAFF}/${member.id}/role`, DRIVER);
    const ben = (await owner.get(STAFF)).body.staff.find(({ name }: { name: string }) => name === 'Ben');
    expect(ben).toMatchObject({ ...DRIVER, invitedUntil: expiresAt });
  });

  test.each([
    ['a driver of no company', { role: 'driver', providerId: null }, 422],
    ['a driver of an unknown company', { role: 'driver', providerId: 'acme' }, 422],
    ['an owner of a company', { role: 'owner', providerId: 'adsts' }, 422],
    ['a role that there is not', { role: 'cook', providerId: null }, 422],
  ])('refuses %s', async (_name, body, status) => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const jun = await aStaffMember(services, { role: 'desk', name: 'Jun' });
    expect((await owner.put(`${STAFF}/${jun.id}/role`, body)).status).toBe(status);
    expect((await jun.get(SESSION)).body.role).toBe('desk');
  });

  test('is no matter of oneself, of others, or of who does not exist', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const desk = await aStaffMember(services, { role: 'desk' });
    expect((await owner.put(`${STAFF}/${owner.id}/role`, DRIVER)).status).toBe(409);
    expect((await owner.put(`${STAFF}/NOBODY00/role`, DRIVER)).status).toBe(404);
    expect((await desk.put(`${STAFF}/${desk.id}/role`, { role: 'owner', providerId: null })).status).toBe(404);
    services.setTime(manilaIso(NOW + 5 * 60_000));
    const late = await owner.put(`${STAFF}/${desk.id}/role`, DRIVER);
    expect([late.status, late.body.code]).toEqual([403, 'verification-needed']);
  });
});

describeOnBothDatabases('an owner who can sign in (specification.md#signing-in)', (newPlace) => {
  test('always remains: the last one revokes no passkey of their own', async () => {
    const services = await aServices(await newPlace());
    const ana = await anOwner(services, 'Ana');
    const refused = await ana.revokeOwn();
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toMatch(/^No owner could sign in any more\./);
    expect((await ana.get(SESSION)).status).toBe(200);
    expect((await signIn(services, ana.passkey)).status).toBe(201);
    // An owner who has made no passkey yet helps nobody.
    const person = { name: 'Ben', role: 'owner', providerId: null };
    expect((await ana.post('/api/desk/invitations', person, fromSite)).status).toBe(201);
    expect((await ana.revokeOwn()).status).toBe(409);
    await anOwner(services, 'Carla');
    expect((await ana.revokeOwn()).status).toBe(204);
    expect((await ana.get(SESSION)).status).toBe(401);
  });

  test.each(['removal', 'role'] as const)(
    'remains when two take the desk from each other at once, by %s',
    async (how) => {
      const services = await aServices(await newPlace());
      const [ana, ben] = [await anOwner(services, 'Ana'), await anOwner(services, 'Ben')];
      const end = (by: typeof ana, whom: typeof ana) =>
        how === 'removal' ? by.post(`${STAFF}/${whom.id}/removal`) : by.put(`${STAFF}/${whom.id}/role`, DRIVER);
      const answers = await Promise.all([end(ana, ben), end(ben, ana)]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const sessions = await Promise.all([ana.get(STAFF), ben.get(STAFF)]);
      expect(sessions.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );
});
