import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { aPasskey } from '../../fixtures/fakes/a-passkey.ts';
import { cookieIn, requestsWith } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { invite, postDesk, refusalsIn, register } from '../../fixtures/steps/signing-in.ts';

const MINUTE = 60_000;
const at = (ms: number) => manilaIso(NOW + ms);

describeOnBothDatabases('an invitation (specification.md#signing-in)', (newPlace) => {
  test('makes a passkey that is found without a name and asks who it is, and signs in', async () => {
    const services = await aServices(await newPlace());
    const { secret: invitation, member } = await invite(services);
    const opened = await postDesk(services, 'registration-options', { invitation });
    expect(opened.body).toMatchObject({
      name: 'Ana',
      role: 'desk',
      options: {
        rp: { id: 'palawan.example', name: 'Dalan Palawan' },
        user: { id: Buffer.from(member.id).toString('base64url'), name: 'Ana' },
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    const credential = aPasskey().register(opened.body.options);
    const registered = await postDesk(services, 'registrations', { invitation, credential });
    expect([registered.status, registered.body.name, registered.body.role]).toEqual([201, 'Ana', 'desk']);
    const cookie = registered.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/);
    const { sessions } = (await requestsWith(services, cookieIn(registered)).get('/api/desk/sessions')).body;
    expect(sessions).toMatchObject([{ device: 'iPhone', isCurrent: true }]);
  });

  test('works once, for a day, and until the next one', async () => {
    const services = await aServices(await newPlace());
    const first = await invite(services);
    const { secret: invitation } = await invite(services);
    const open = async (secret: string) =>
      (await postDesk(services, 'registration-options', { invitation: secret })).status;
    expect([await open(first.secret), await open(invitation), await open('A'.repeat(43))]).toEqual([404, 200, 404]);
    const { options } = (await postDesk(services, 'registration-options', { invitation })).body;
    const again = (await postDesk(services, 'registration-options', { invitation })).body.options;
    const [credential, other] = [aPasskey().register(options), aPasskey().register(again)];
    expect((await postDesk(services, 'registrations', { invitation, credential })).status).toBe(201);
    expect((await postDesk(services, 'registrations', { invitation, credential: other })).status).toBe(404);
    const late = await invite(services);
    services.setTime(at(24 * 60 * MINUTE - 1000));
    expect(await open(late.secret)).toBe(200);
    services.setTime(at(24 * 60 * MINUTE));
    expect(await open(late.secret)).toBe(404);
  });

  test('is for the same person again, whose passkeys are left out', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    const { secret: invitation } = await invite(services, ' ANA ');
    const { name, options } = (await postDesk(services, 'registration-options', { invitation })).body;
    expect(name).toBe('Ana');
    expect(options.excludeCredentials).toMatchObject([{ id: passkey.credentialId, transports: ['internal'] }]);
  });

  test('takes neither a passkey that is known nor the challenge of another invitation', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    expect((await register(services, passkey, 'Ben')).status).toBe(422);
    const [own, other] = [await invite(services, 'Cora'), await invite(services, 'Dan')];
    const { options } = (await postDesk(services, 'registration-options', { invitation: other.secret })).body;
    const credential = aPasskey().register(options);
    const body = { invitation: own.secret, credential };
    expect((await postDesk(services, 'registrations', body)).status).toBe(422);
    expect(refusalsIn(services)).toEqual(['the passkey is known already', 'the challenge is used, old or unknown']);
  });

  test.each([
    ['of another origin', { origin: 'https://palawan.example.evil' }, /origin/],
    ['of another host', { rpId: 'evil.example' }, /RP ID/],
    ['that did not ask who holds it', { isVerified: false }, /could not be verified/],
  ])('takes no passkey %s', async (_name, deviation, reason) => {
    const services = await aServices(await newPlace());
    const { secret: invitation } = await invite(services);
    const { options } = (await postDesk(services, 'registration-options', { invitation })).body;
    const credential = aPasskey().register(options, deviation);
    const { status, body } = await postDesk(services, 'registrations', { invitation, credential });
    expect([status, body.code]).toEqual([422, 'passkey-refused']);
    expect(refusalsIn(services)).toEqual([expect.stringMatching(reason)]);
    expect((await postDesk(services, 'registration-options', { invitation })).status).toBe(200);
  });
});
