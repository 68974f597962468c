import { expect, test } from 'vitest';
import { manilaDate } from '../../src/lib/time/manila.ts';
import { aCountedCatalogue, aSharedVan } from '../fixtures/builders/a-shared-van.ts';
import { aBackoffice } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';
import { aReservation, OCTO_CONTACT, people, uuidOf } from '../fixtures/steps/a-reseller.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

const ONE = uuidOf(1);

describeOnBothDatabases('the commands about resellers (specification.md#resellers)', (newPlace) => {
  test('print a key once, list who sells, say what is owed, and take the key away', async () => {
    const backoffice = await aBackoffice(await newPlace(), aCountedCatalogue([aSharedVan()]));
    const { services, run, day } = backoffice;
    expect((await run('list-resellers')).out).toBe('Nobody sells by OCTO yet: "add-reseller" lets somebody.\n');
    const words = ['Island Trips', '--commission', '15', '--email', 'Trips@Reseller.example', '--by', 'Ana'];
    const added = await run('add-reseller', ...words);
    const [, key = ''] =
      /^Island Trips sells for a commission of 15% with this key, until you remove it:\n([\w-]{43})\n$/.exec(
        added.out,
      ) ?? [];
    expect([added.code, key.length]).toEqual([0, 43]);
    const listed = await run('list-resellers', '--csv');
    expect(listed.out).toMatch(
      /^\ufeffname,commission %,email,since,made by\r\nIsland Trips,15,trips@reseller\.example,/,
    );
    expect(listed.out).not.toContain(key);

    const headers = { authorization: `Bearer ${key}` };
    const octo = (path: string, body: object) => send(services, 'POST', `/api/octo${path}`, { body, headers });
    const reservation = aReservation({ uuid: ONE, availabilityId: `${day}T07:30:00+08:00`, unitItems: people(3) });
    expect((await octo('/bookings', reservation)).status).toBe(200);
    const month = manilaDate(services.clock()).slice(0, 7);
    expect((await run('reseller-invoice', 'Island Trips', month)).out).toBe(
      `Island Trips owes nothing for ${month}.\n`,
    );
    const confirmation = { contact: OCTO_CONTACT, resellerReference: 'R-77' };
    const { supplierReference: ref } = (await octo(`/bookings/${ONE}/confirm`, confirmation)).body;
    const invoice = await run('reseller-invoice', 'island trips', month);
    expect(invoice.out).toMatch(
      /^at\s+reference\s+their reference\s+listing\s+departure\s+people\s+price USD\s+commission USD\s+net USD\n/,
    );
    expect(invoice.out).toMatch(
      new RegExp(`${ref}\\s+R-77\\s+SV-PPS-ELN\\s+${day} 07:30\\s+3\\s+48\\s+7.2\\s+40.8\\n`),
    );
    expect(invoice.out).toMatch(new RegExp(`\nIsland Trips owes US\\$40\\.80 for ${month}\\.\n$`));
    const json = JSON.parse((await run('reseller-invoice', 'Island Trips', month, '--json')).out);
    expect(json).toMatchObject({ reseller: 'Island Trips', month, totals: { priceCents: 4800, netCents: 4080 } });
    expect((await run('show', ref)).out).toMatch(/^Sold by +Island Trips, paid by invoice$/m);
    expect((await run('export', '--csv')).out).toMatch(/,Island Trips\r\n$/);

    expect((await run('remove-reseller', 'Island Trips')).out).toBe(
      'The key of Island Trips opens nothing any more.\n',
    );
    expect((await octo('/bookings', reservation)).status).toBe(403);
    expect((await run('list-resellers')).out).toContain('Nobody sells by OCTO yet');
    expect((await run('reseller-invoice', 'Island Trips', month)).out).toContain('owes US$40.80');
    expect((await run('remove-reseller', 'Island Trips')).code).toBe(1);
  });

  test('leave amounts and references of a traveller who is erased, and nothing of the person', async () => {
    const backoffice = await aBackoffice(await newPlace(), aCountedCatalogue([aSharedVan()]));
    const { services, run, day } = backoffice;
    const { key } = JSON.parse((await run('add-reseller', 'Island Trips', '--commission', '15', '--json')).out);
    const octo = (path: string, body: object) =>
      send(services, 'POST', `/api/octo${path}`, { body, headers: { authorization: `Bearer ${key}` } });
    await octo('/bookings', aReservation({ uuid: ONE, availabilityId: `${day}T07:30:00+08:00` }));
    const confirmation = { contact: OCTO_CONTACT, resellerReference: 'R-77' };
    expect((await octo(`/bookings/${ONE}/confirm`, confirmation)).status).toBe(200);
    const exported = await run('export-person', '--email', 'maria@example.com');
    expect(exported.out).toContain('+63 917 555 0100');
    await octo(`/bookings/${ONE}/cancel`, {});
    const erased = await run('erase', '--email', 'maria@example.com', '--yes');
    expect([erased.code, erased.error]).toEqual([0, '']);
    const rows = await services.database.read((db) => db.selectFrom('reseller_bookings').selectAll().execute());
    expect(rows).toMatchObject([{ reference: 'R-77', commission_percent: 15, details: 'null' }]);
    const read = await send(services, 'GET', `/api/octo/bookings/${ONE}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect([read.status, read.body.status, read.body.contact.fullName]).toEqual([200, 'CANCELLED', null]);
    expect(JSON.stringify(read.body)).not.toMatch(/Maria|555/);
  });
});

test.each([
  ['no commission', ['add-reseller', 'X'], 2, 'add-reseller needs --commission, as in --commission 15.'],
  ['no name', ['add-reseller', ' ', '--commission', '15'], 2, 'A reseller has a name of at most 60 characters.'],
  [
    'a part of a percentage',
    ['add-reseller', 'X', '--commission', '12.5'],
    2,
    'it must be a whole percentage from 0 to 90',
  ],
  ['all of the price', ['add-reseller', 'X', '--commission', '100'], 2, 'it must be a whole percentage from 0 to 90'],
  ['no address', ['add-reseller', 'X', '--commission', '15', '--email', 'x'], 2, '--email is "x"'],
  ['an unknown name', ['remove-reseller', 'Nobody'], 1, 'There is no reseller "Nobody".'],
  ['an invoice of nobody', ['reseller-invoice', 'Nobody', '2026-11'], 1, 'There is no reseller "Nobody".'],
  ['no month', ['reseller-invoice', 'Nobody', '2026-13'], 2, '"2026-13" is no month such as 2026-11.'],
])('the commands about resellers refuse %s', async (_name, words, code, sentence) => {
  const refused = await (await aBackoffice()).run(...words);
  expect([refused.code, refused.error]).toEqual([code, expect.stringContaining(sentence)]);
});
