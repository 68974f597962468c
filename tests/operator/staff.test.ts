import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { aPasskey } from '../fixtures/fakes/a-passkey.ts';
import { aBackoffice, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { cookieIn, requestsWith } from '../fixtures/steps/a-desk.ts';
import { aServices } from '../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';
import { postDesk, SITE, signIn } from '../fixtures/steps/signing-in.ts';

const SESSION = '/api/desk/session';

/** Accepts a printed invitation, and gives the requests of who is signed in then. */
async function accept({ services }: TestBackoffice, printed: string, passkey = aPasskey()) {
  const [, invitation] = /\/desk#\/join\/([\w-]{43})\n$/.exec(printed) ?? [];
  const { options } = (await postDesk(services, 'registration-options', { invitation })).body;
  const body = { invitation, credential: passkey.register(options) };
  return requestsWith(services, cookieIn(await postDesk(services, 'registrations', body)));
}

describeOnBothDatabases('the commands of the desk (specification.md#signing-in)', (newPlace) => {
  test('invite prints a link of this site, with which somebody signs in', async () => {
    const backoffice = await aBackoffice(await newPlace());
    const invited = await backoffice.run('invite', 'Ana Cruz', '--role', 'owner', '--by', 'Test');
    expect([invited.code, invited.error]).toEqual([0, '']);
    expect(invited.out).toMatch(
      /^Ana Cruz \(owner\) makes a passkey with this link, once, until \d{4}-\d\d-\d\d \d\d:\d\d:\n/,
    );
    expect(invited.out).toContain(`${SITE}/desk#/join/`);
    const ana = await accept(backoffice, invited.out);
    expect((await ana.get(SESSION)).body).toMatchObject({ name: 'Ana Cruz', role: 'owner', providerId: null });
    const settings = { SITE_URL: 'https://www.example.com' };
    const elsewhere = await backoffice.runWith(settings, 'invite', 'Ana Cruz', '--role', 'owner');
    expect(elsewhere.out).toContain('https://www.example.com/desk#/join/');
  });

  test('invite changes the role of who has that name already, at once', async () => {
    const backoffice = await aBackoffice(await newPlace());
    const ana = await accept(backoffice, (await backoffice.run('invite', 'Ana', '--role', 'owner')).out);
    await backoffice.run('invite', 'ana', '--role', 'driver', '--provider', 'adsts');
    expect((await ana.get(SESSION)).body).toMatchObject({ name: 'Ana', role: 'driver', providerId: 'adsts' });
  });

  test('staff lists people, passkeys and sessions, and takes each away', async () => {
    const backoffice = await aBackoffice(await newPlace());
    expect((await backoffice.run('staff')).out).toContain('Nobody works at the desk yet');
    const [passkey, another] = [aPasskey(), aPasskey()];
    await accept(backoffice, (await backoffice.run('invite', 'Ana', '--role', 'desk')).out, passkey);
    const listed = async () => JSON.parse((await backoffice.run('staff', '--json')).out);
    const [old] = (await listed())[0].passkeys;
    const second = await accept(backoffice, (await backoffice.run('invite', 'Ana', '--role', 'desk')).out, another);
    await backoffice.run('invite', 'Jun', '--role', 'driver', '--provider', 'adsts');
    const { out } = await backoffice.run('staff');
    expect(out).toMatch(/^name\s+what\s+id\s+since\s+last used\s+about\n/);
    expect([...out.matchAll(/^Ana +(\w+)/gm)].map(([, what]) => what)).toEqual([
      'person',
      'passkey',
      'passkey',
      'session',
      'session',
    ]);
    expect(out).toMatch(/^Jun +person .* driver of adsts invited until \d{4}-/m);
    const [ana] = await listed();
    expect(JSON.stringify(ana)).not.toMatch(/hash|publicKey|credential/i);
    const newer = ana.passkeys.find(({ id }: { id: string }) => id !== old.id);
    const revoked = await backoffice.run('staff', '--revoke-passkey', old.id);
    expect(revoked.out).toBe(`The passkey ${old.id} is revoked, and its sessions are over.\n`);
    expect((await signIn(backoffice.services, passkey)).status).toBe(401);
    expect((await listed())[0].sessions).toMatchObject([{ passkeyId: newer.id }]);
    const [session] = (await listed())[0].sessions;
    expect((await backoffice.run('staff', '--end-session', session.id)).out).toBe(
      `The session ${session.id} is over.\n`,
    );
    expect((await second.get(SESSION)).status).toBe(401);
    const removed = await backoffice.run('staff', '--remove', ana.id, '--json', '--by', 'Test');
    expect(JSON.parse(removed.out)).toMatchObject({ id: ana.id, done: 'remove', by: 'Test' });
    expect((await signIn(backoffice.services, another)).status).toBe(401);
    expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(['Jun']);
    expect((await backoffice.run('staff', '--remove', ana.id)).code).toBe(1);
  });
});

test.each([
  ['no role', ['Ana'], 2, 'Give --role: one of owner, desk, driver, editor.'],
  ['another role', ['Ana', '--role', 'cook'], 2, '--role is "cook"; it must be one of owner, desk, driver, editor.'],
  ['a driver of nobody', ['Jun', '--role', 'driver'], 2, 'Give --provider: the company that the driver belongs to.'],
  ['an owner of a company', ['Ana', '--role', 'owner', '--provider', 'adsts'], 2, 'a company for drivers alone'],
  ['a company that there is not', ['Jun', '--role', 'driver', '--provider', 'acme'], 1, 'There is no company "acme"'],
  ['no name', ['7', '--role', 'owner'], 2, 'Give a name: the name of the person, 2 to 100 characters.'],
])('invite refuses %s', async (_name, words, code, sentence) => {
  const refused = await (await aBackoffice()).run('invite', ...words);
  expect(refused.code).toBe(code);
  expect(refused.error).toContain(sentence);
});

test.each([
  [
    'two things at once',
    ['--remove', 'A', '--end-session', 'B'],
    2,
    'Give one of --revoke-passkey, --end-session, --remove.',
  ],
  ['an unknown passkey', ['--revoke-passkey', 'ZZZZ'], 1, 'There is no passkey ZZZZ.'],
  ['an unknown session', ['--end-session', 'ZZZZ'], 1, 'There is no session ZZZZ.'],
  ['CSV of no list', ['--remove', 'A', '--csv'], 2, 'Only the list has CSV'],
])('staff refuses %s', async (_name, words, code, sentence) => {
  const refused = await (await aBackoffice()).run('staff', ...words);
  expect(refused.code).toBe(code);
  expect(refused.error).toContain(sentence);
});

test('a restored backup signs everybody out, and says that revoked passkeys count again', async () => {
  const backoffice = await aBackoffice();
  const passkey = aPasskey();
  const ana = await accept(backoffice, (await backoffice.run('invite', 'Ana', '--role', 'owner')).out, passkey);
  await backoffice.run('backup', 'copy.sqlite');
  await backoffice.services.database.close();
  const { out } = await backoffice.run('restore', 'copy.sqlite', '--yes');
  expect(out).toContain(
    'Everybody signs in to the desk again. Passkeys that were revoked since the backup count again',
  );
  const place = { DATA_DIR: join(backoffice.project, 'data'), DATABASE_URL: undefined };
  const services = await aServices(place);
  services.setTime(manilaIso(Date.now()));
  expect((await requestsWith(services, ana.cookie).get(SESSION)).status).toBe(401);
  expect((await signIn(services, passkey)).status).toBe(201);
});
