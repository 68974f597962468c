import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { revokePasskey } from '../../../src/server/desk/staff.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import { createSharedCounters } from '../../../src/server/http/shared-counters.ts';
import { aPasskey } from '../../fixtures/fakes/a-passkey.ts';
import { cookieIn, requestsWith } from '../../fixtures/steps/a-desk.ts';
import { aRing, aServices, NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';
import {
  invite,
  postDesk,
  refusalsIn,
  register,
  SITE,
  signIn,
  signInOptions,
} from '../../fixtures/steps/signing-in.ts';

const SESSION = '/api/desk/session';
const MINUTE = 60_000;
const at = (ms: number) => manilaIso(NOW + ms);

describeOnBothDatabases('signing in with a passkey (specification.md#signing-in)', (newPlace) => {
  test('needs no name, and ends the session that the device had', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    const first = requestsWith(services, cookieIn(await register(services, passkey)));
    const options = await signInOptions(services);
    expect(options).toMatchObject({ rpId: 'palawan.example', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const body = { credential: passkey.sign(options) };
    const answer = await postDesk(services, 'sign-ins', body, { cookie: first.cookie });
    expect([answer.status, answer.body.name]).toEqual([201, 'Ana']);
    expect((await requestsWith(services, cookieIn(answer)).get(SESSION)).status).toBe(200);
    expect((await first.get(SESSION)).status).toBe(401);
  });

  test('does not work a second time with what was sent before', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    const credential = passkey.sign(await signInOptions(services));
    expect((await postDesk(services, 'sign-ins', { credential })).status).toBe(201);
    const replayed = await postDesk(services, 'sign-ins', { credential });
    expect([replayed.status, replayed.body.code]).toEqual([401, 'passkey-refused']);
    expect(refusalsIn(services)).toEqual(['the challenge is used, old or unknown']);
    expect(replayed.headers.get('set-cookie')).toBeNull();
  });

  test('counts a challenge once, also where the answer was wrong', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    const options = await signInOptions(services);
    const wrong = passkey.sign(options, { origin: 'https://evil.example' });
    expect((await postDesk(services, 'sign-ins', { credential: wrong })).status).toBe(401);
    expect((await postDesk(services, 'sign-ins', { credential: passkey.sign(options) })).status).toBe(401);
    expect(refusalsIn(services)[1]).toBe('the challenge is used, old or unknown');
  });

  test('is possible for five minutes after the challenge', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    const [soon, late] = [await signInOptions(services), await signInOptions(services)];
    services.setTime(at(5 * MINUTE - 1000));
    expect((await postDesk(services, 'sign-ins', { credential: passkey.sign(soon) })).status).toBe(201);
    services.setTime(at(5 * MINUTE));
    expect((await postDesk(services, 'sign-ins', { credential: passkey.sign(late) })).status).toBe(401);
  });

  test('takes no challenge that was made for something else', async () => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    const { secret: invitation } = await invite(services);
    const { options } = (await postDesk(services, 'registration-options', { invitation })).body;
    expect((await postDesk(services, 'sign-ins', { credential: passkey.sign(options) })).status).toBe(401);
    expect(refusalsIn(services)).toEqual(['the challenge is used, old or unknown']);
  });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }, /origin/],
    ['a foreign host', { rpId: 'evil.example' }, /RP ID/],
    ['a device that did not ask who holds it', { isVerified: false }, /could not be verified/],
    ['a counter that does not grow', { counter: 1 }, /counter/],
    ['the name of somebody else', { userHandle: 'T1RIRVI' }, /somebody else/],
  ])('refuses %s', async (_name, deviation, reason) => {
    const services = await aServices(await newPlace());
    const passkey = aPasskey();
    await register(services, passkey);
    expect((await signIn(services, passkey, deviation)).status).toBe(401);
    expect(refusalsIn(services)).toEqual([expect.stringMatching(reason)]);
    expect((await signIn(services, passkey)).status).toBe(201);
  });

  test('refuses a passkey with the id of another and a signature of its own', async () => {
    const services = await aServices(await newPlace());
    const [passkey, stranger] = [aPasskey(), aPasskey()];
    await register(services, passkey);
    const { credentialId: id } = passkey;
    const forged = { ...stranger.sign(await signInOptions(services), { counter: 9 }), id, rawId: id };
    expect((await postDesk(services, 'sign-ins', { credential: forged })).status).toBe(401);
    expect(refusalsIn(services)).toEqual(['the signature is wrong']);
    expect((await signIn(services, stranger)).status).toBe(401);
  });

  test('refuses a revoked passkey, whose sessions are over', async () => {
    const services = await aServices(await newPlace());
    const [lost, other] = [aPasskey(), aPasskey()];
    const there = requestsWith(services, cookieIn(await register(services, lost)));
    const here = requestsWith(services, cookieIn(await register(services, other)));
    await services.unitOfWork.write('staff', async (repositories) => {
      const found = await repositories.passkeys.findCredential(lost.credentialId);
      await revokePasskey(repositories, found?.id ?? '', { by: 'Test', at: at(0) });
    });
    expect((await signIn(services, lost)).status).toBe(401);
    expect(refusalsIn(services)).toEqual(['the passkey is unknown or revoked']);
    expect([(await there.get(SESSION)).status, (await here.get(SESSION)).status]).toEqual([401, 200]);
    expect((await signIn(services, other)).status).toBe(201);
  });

  test('is for pages of this site alone', async () => {
    const services = await aServices(await newPlace());
    expect((await postDesk(services, 'sign-in-options', {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const elsewhere = await postDesk(services, 'sign-in-options', {}, { origin: 'https://www.palawan.example' });
    expect([elsewhere.status, elsewhere.body.detail]).toEqual([403, 'The desk is at https://palawan.example/desk.']);
  });

  test('is tried on localhost with passkeys of its own, and not where an address is set', async () => {
    const services = await aServices(await newPlace());
    const headers = { origin: 'http://localhost:4321' };
    const { secret: invitation } = await invite(services);
    const { options } = (await postDesk(services, 'registration-options', { invitation }, headers)).body;
    expect(options.rp.id).toBe('localhost');
    const body = { invitation, credential: aPasskey(headers.origin).register(options) };
    const registered = await postDesk(services, 'registrations', body, headers);
    expect((await requestsWith(services, cookieIn(registered)).get(SESSION)).status).toBe(200);
    const set = await aServices(await newPlace(), { siteUrl: SITE });
    expect((await postDesk(set, 'sign-in-options', {}, headers)).status).toBe(403);
  });

  test('is limited for a network, except for who succeeds', async () => {
    const place = await newPlace();
    const isShared = place.DATABASE_URL !== undefined;
    const shared = isShared ? createSharedCounters(await openIn(place), aRing('test')) : null;
    const limits = () => createRateLimits(1000, shared);
    const services = await aServices(place, { limits: limits() });
    const passkey = aPasskey();
    await register(services, passkey);
    for (let count = 0; count < 61; count += 1) expect((await signIn(services, passkey)).status).toBe(201);
    for (let count = 0; count < 60; count += 1) await signInOptions(services);
    const refused = await postDesk(services, 'sign-in-options', {});
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const otherProcess = await aServices(place, { limits: limits() });
    expect((await postDesk(otherProcess, 'sign-in-options', {})).status).toBe(isShared ? 429 : 200);
    const stored = await services.database.read((db) => db.selectFrom('request_counts').selectAll().execute());
    expect(stored.filter(({ key }) => key.startsWith('signIn:'))).toHaveLength(isShared ? 1 : 0);
    expect(JSON.stringify(stored)).not.toContain('203.0.113');
  });
});
