import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { aPasskey, type TestPasskey } from '../../fixtures/fakes/a-passkey.ts';
import { cookieIn, requestsWith } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { refusalsIn, register, SITE, signIn } from '../../fixtures/steps/signing-in.ts';

const SESSION = '/api/desk/session';
const MINUTE = 60_000;
const at = (ms: number) => manilaIso(NOW + ms);

describeOnBothDatabases('a verification (specification.md#signing-in)', (newPlace) => {
  const verify = async (staff: ReturnType<typeof requestsWith>, passkey: TestPasskey) => {
    const headers = { origin: SITE };
    const { options } = (await staff.post('/api/desk/verification-options', {}, { headers })).body;
    const credential = passkey.sign(options);
    return { options, credential, answer: await staff.post('/api/desk/verifications', { credential }, { headers }) };
  };

  test('counts for five minutes, once for its own session', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    const ana = requestsWith(services, cookieIn(await register(services, passkey)));
    services.setTime(at(10 * MINUTE));
    const { options, credential, answer } = await verify(ana, passkey);
    expect(options.allowCredentials).toMatchObject([{ id: passkey.credentialId }]);
    expect([answer.status, answer.body.verifiedUntil]).toEqual([200, at(15 * MINUTE)]);
    expect((await ana.get(SESSION)).body.verifiedUntil).toBe(at(15 * MINUTE));
    const headers = { origin: SITE };
    expect((await ana.post('/api/desk/verifications', { credential }, { headers })).status).toBe(403);
    const other = requestsWith(services, cookieIn(await signIn(services, passkey)));
    const { options: foreign } = (await other.post('/api/desk/verification-options', {}, { headers })).body;
    const stolen = { credential: passkey.sign(foreign) };
    const refused = await ana.post('/api/desk/verifications', stolen, { headers });
    expect([refused.status, refused.body.code]).toEqual([403, 'passkey-refused']);
  });

  test('takes no passkey of somebody else', async () => {
    const services = await aServices(await newPlace());
    const [passkey, others] = [aPasskey(), aPasskey()];
    const ana = requestsWith(services, cookieIn(await register(services, passkey)));
    await register(services, others, 'Ben');
    expect((await verify(ana, others)).answer.status).toBe(403);
    expect(refusalsIn(services)).toEqual(['the passkey is of somebody else']);
  });
});
