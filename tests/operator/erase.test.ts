import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PERSONAL_TABLES } from '../../src/server/repositories/people.repository.ts';
import { aKnownPerson, everythingIn, OF_MARIA, PASSPORT_NUMBER } from '../fixtures/builders/a-known-person.ts';
import { aBackoffice, bookAt, type TestBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { aCartBody, send } from '../fixtures/steps/a-client.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

/** Calls the paid booking off and gives its money back by hand. */
async function settle(backoffice: TestBackoffice): Promise<void> {
  await backoffice.run('cancel', 'PAID0001', '--reason', 'Typhoon', '--full-refund');
  expect((await backoffice.run('refund-paid', 'PAID0001', '--amount', '346')).code).toBe(0);
}

/** Tables without a line about any traveller. */
const NO_TRAVELLERS: readonly string[] = [
  'migrations',
  'departure_changes',
  'sea_statuses',
  'staff',
  'staff_invitations',
  'passkeys',
  'passkey_challenges',
  'staff_sessions',
  'request_counts',
  'calendar_links',
  'resellers',
];

const PERSON = ['--email', 'Maria@example.com'];

describeOnBothDatabases('erasing somebody (ADR 17)', (newPlace) => {
  test('knows every table in which something is kept under a reference', async () => {
    const place = await newPlace();
    const { services } = await aBackoffice(place);
    // On PostgreSQL, schemas of other tests are beside that of this one.
    const own = place.DATABASE_URL && new URL(place.DATABASE_URL).username;
    const tables = await services.database.read((db) => db.introspection.getTables());
    const rows = tables
      .filter(({ schema }) => own === undefined || schema === own)
      .map(({ name }) => name)
      .filter((name) => !/^(?:sqlite_|pg_)/.test(name));
    expect(PERSONAL_TABLES.map(([table]) => table).toSorted()).toEqual(
      rows.filter((name) => !NO_TRAVELLERS.includes(name)).toSorted(),
    );
  });

  test('says first what would go, what must stay and where else it is, and does nothing', async () => {
    const backoffice = await aBackoffice(await newPlace());
    await aKnownPerson(backoffice);
    await settle(backoffice);
    const before = await everythingIn(backoffice.services);
    const { code, out, error } = await backoffice.run('erase', ...PERSON);
    expect([code, error]).toEqual([2, 'Nothing was erased. Say --yes to erase it for good.\n']);
    expect(out).toMatch(/CART0001: the whole cart\./);
    expect(out).toMatch(/FREE0001: the whole booking\./);
    expect(out).toMatch(/PAID0001: the person; amounts, .* stay without a name until \d{4}-12-31, because tax law/);
    expect(out).toMatch(/backups that you made: until you delete them/);
    expect(await everythingIn(backoffice.services)).toBe(before);
  });

  test.each([
    ['--email', 'Maria@example.com'],
    ['--number', '0917 555 0100'],
    ['--number', '+639175550100'],
  ])(
    'leaves nothing of them under their %s %s but amounts, and nobody can open or take what is left',
    async (...words) => {
      const backoffice = await aBackoffice(await newPlace());
      const { services } = backoffice;
      const { secret } = await aKnownPerson(backoffice);
      await settle(backoffice);
      const { code, error } = await backoffice.run('erase', ...words, '--yes');
      expect([code, error]).toEqual([0, '']);
      const left = await everythingIn(services);
      expect(left).not.toMatch(OF_MARIA);
      expect(left).toContain('BDO-1');
      const booking = await services.unitOfWork.read(({ bookings }) => bookings.find('PAID0001'));
      expect(booking).toMatchObject({ totalUsd: 346, paidCents: 34_600, refundedCents: 34_600 });
      expect((await send(services, 'GET', '/api/bookings/PAID0001', { secret })).status).toBe(404);
      expect((await send(services, 'POST', '/api/cart/upsert/PAID0001', { body: aCartBody() })).status).toBe(404);
      expect((await backoffice.run('show', 'PAID0001')).out).toContain('(erased)');
      expect((await backoffice.run('erase', ...words)).error).toContain('Nothing is kept of');
    },
  );

  test('leaves others alone, also those with the same name', async () => {
    const backoffice = await aBackoffice(await newPlace());
    await aKnownPerson(backoffice);
    await settle(backoffice);
    const contactInfo = { name: 'Maria Santos', email: 'maria@example.net', mobile: '+639175550199' };
    await send(backoffice.services, 'POST', '/api/cart/upsert/OTHER001', { body: aCartBody({ contactInfo }) });
    await backoffice.run('erase', 'FREE0001', '--yes');
    expect(await everythingIn(backoffice.services)).toContain('maria@example.com');
    await backoffice.run('erase', ...PERSON, '--yes');
    expect(await everythingIn(backoffice.services)).toContain('maria@example.net');
  });

  test('waits for a trip that is to come and for money that is owed, and says so', async () => {
    const backoffice = await aBackoffice(await newPlace());
    await aKnownPerson(backoffice);
    const { code, error } = await backoffice.run('erase', ...PERSON, '--yes');
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(
        /^Not erased: PAID0001: nothing, it is paid, and its last trip ends on .*: cancel it first\.\n$/,
      ),
    ]);
    expect(await everythingIn(backoffice.services)).not.toContain('FREE0001');
    await backoffice.run('cancel', 'PAID0001', '--reason', 'Typhoon', '--full-refund');
    expect((await backoffice.run('erase', 'PAID0001', '--yes')).error).toContain(
      'it is owed US$346: give that back first',
    );
  });

  test('exports everything that is kept of somebody, passports too, and nothing that opens a booking', async () => {
    const backoffice = await aBackoffice(await newPlace());
    await aKnownPerson(backoffice);
    const { code, out } = await backoffice.run('export-person', ...PERSON);
    expect(code).toBe(0);
    const { found, elsewhere } = JSON.parse(out);
    expect(found.map(({ ref }: { ref: string }) => ref)).toEqual(['CART0001', 'FREE0001', 'PAID0001']);
    const [cart, , paid] = found;
    expect(cart.kept.carts[0].contact).toMatchObject({ email: 'MARIA@Example.com' });
    expect(Object.keys(paid.kept).toSorted()).toEqual(
      PERSONAL_TABLES.map(([table]) => table as string)
        .filter((table) => !['carts', 'payment_starts', 'refunds', 'reseller_bookings', 'mail_slots'].includes(table))
        .toSorted(),
    );
    for (const words of [PASSPORT_NUMBER, 'allergy to crab', 'newsletter', 'BDO-1']) expect(out).toContain(words);
    expect(out).not.toContain('Joy Ramos');
    const hashes = await backoffice.services.unitOfWork.read(({ secrets }) => secrets.hashesOf('PAID0001'));
    for (const hash of [...hashes, 'key-for-PAID0001']) expect(out).not.toContain(hash);
    expect(elsewhere).toContainEqual(expect.stringContaining('backups that you made'));
  });

  test.each([
    [[], 'erase takes a booking reference'],
    [['--email', 'maria'], 'must be a whole address'],
    [['--number', '12'], 'must be a whole number'],
    [['--email', 'a@b.ph', '--number', '+639175550100'], 'not both'],
    [['NOBODY01'], 'Nothing is kept of NOBODY01'],
  ])('refuses %j with a sentence', async (words, sentence) => {
    const backoffice = await aBackoffice(await newPlace());
    expect((await backoffice.run('erase', ...words, '--yes')).error).toContain(sentence);
  });

  test('erases again what came back with a backup, but not what was begun since', async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'FREE0001');
    await backoffice.run('cancel', 'FREE0001', '--reason', 'Typhoon');
    const { services } = backoffice;
    const rows = await services.unitOfWork.read(({ people }) => people.rowsOf('FREE0001'));
    await backoffice.run('erase', 'FREE0001', '--yes');
    await services.database.write('FREE0001', async (db) => {
      for (const [table] of PERSONAL_TABLES.toReversed()) {
        for (const row of rows[table] ?? []) {
          await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
            db,
          );
        }
      }
    });
    expect((await backoffice.run('erase', '--again')).out).toContain('FREE0001: the whole booking.');
    services.setTime('2099-01-01T12:00:00+08:00');
    await send(services, 'POST', '/api/cart/upsert/FREE0001', { body: aCartBody() });
    expect((await backoffice.run('erase', '--again')).out).toContain('Nobody was erased before who is here again.');
    expect(await services.unitOfWork.read(({ carts }) => carts.find('FREE0001'))).not.toBeNull();
  });
});

test('nothing of somebody who was erased is left in the bytes of the file, while a server has it open', async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'FREE0001', { notes: 'x'.repeat(400) });
  await backoffice.run('cancel', 'FREE0001', '--reason', 'Typhoon');
  await backoffice.run('erase', 'FREE0001', '--yes');
  const file = join(backoffice.project, 'data/bookings.sqlite');
  for (const part of ['', '-wal']) {
    const bytes = existsSync(file + part) ? readFileSync(file + part, 'latin1') : '';
    expect(bytes).not.toMatch(/maria@example|Typhoon|xxxx/);
  }
});

test('a backup that is restored has forgotten whoever was erased since it was made', async () => {
  const backoffice = await aBackoffice();
  await aKnownPerson(backoffice);
  await settle(backoffice);
  await backoffice.run('backup', 'copy.sqlite');
  await backoffice.run('erase', ...PERSON, '--yes');
  await backoffice.services.database.close();
  const { out } = await backoffice.run('restore', 'copy.sqlite', '--yes');
  expect(out).toMatch(/Erased again, as since the backup was made: .*PAID0001: the person/);
  expect((await backoffice.run('erase', ...PERSON)).error).toContain('Nothing is kept of maria@example.com');
  expect((await backoffice.run('show', 'PAID0001')).out).toContain('(erased)');
});
