import { expect, test } from 'vitest';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

describeOnBothDatabases('company-calendar (specification.md#companies)', (newPlace) => {
  test('prints an address that works until it is revoked, and lists those there are', async () => {
    const backoffice = await aBackoffice(await newPlace());
    const { services, run } = backoffice;
    expect((await run('company-calendar')).out).toBe('No company has the address of its calendar yet.\n');
    const { out, code } = await run('company-calendar', 'adsts', '--by', 'Ana');
    const [, id = '', path = ''] =
      /until you revoke (\w{8}):\nhttps:\/\/[^/]+(\/api\/calendars\/[\w-]{43}\.ics)\n$/.exec(out) ?? [];
    expect([code, (await send(services, 'GET', path)).status]).toEqual([0, 200]);
    const listed = JSON.parse((await run('company-calendar', '--json')).out);
    expect(listed).toMatchObject([{ id, providerId: 'adsts', by: 'Ana' }]);
    expect((await run('company-calendar')).out).toMatch(/^company\s+id\s+since\s+made by\nadsts\s/);
    const revoked = await run('company-calendar', '--revoke', id.toLowerCase());
    expect(revoked.out).toBe(`The address ${id} shows nothing any more.\n`);
    expect((await send(services, 'GET', path)).status).toBe(404);
    expect((await run('company-calendar', '--revoke', id)).code).toBe(1);
  });

  test('has the address of SITE_URL where there is one', async () => {
    const backoffice = await aBackoffice(await newPlace());
    const settings = { SITE_URL: 'https://www.example.com' };
    const { out } = await backoffice.runWith(settings, 'company-calendar', 'adsts', '--json');
    expect(JSON.parse(out).address).toMatch(/^https:\/\/www\.example\.com\/api\/calendars\/[\w-]{43}\.ics$/);
  });
});

test.each([
  ['an unknown company', ['acme'], 1, 'There is no company "acme": there are adsts'],
  ['two things at once', ['adsts', '--revoke', 'A'], 2, 'Give a company or --revoke, not both.'],
  ['CSV of no list', ['adsts', '--csv'], 2, 'Only the list has CSV'],
])('company-calendar refuses %s', async (_name, words, code, sentence) => {
  const refused = await (await aBackoffice()).run('company-calendar', ...words);
  expect(refused.code).toBe(code);
  expect(refused.error).toContain(sentence);
});

test('manifest --sms prints the day of a company to copy, and how many SMS it takes with --json', async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'AAAA0001');
  const words = ['manifest', '--day', backoffice.day, '--provider', 'adsts', '--sms'];
  const { code, out } = await backoffice.run(...words);
  expect([code, out.split('\n')[0]]).toEqual([0, `${backoffice.day}: 2 people`]);
  expect(out).toContain('\n2 Maria Santos +639175550100 ');
  const json = JSON.parse((await backoffice.run(...words, '--json')).out);
  expect(json).toEqual({ text: out.trimEnd(), messages: 1 });
  const nobody = await backoffice.run('manifest', '--day', '2027-12-31', '--provider', 'adsts', '--sms');
  expect(nobody.out).toBe('Nobody leaves on 2027-12-31.\n');
});

test.each([
  ['no company', ['--sms'], 'manifest needs --provider, as in --provider zion --sms.'],
  ['a page', ['--sms', '--provider', 'adsts', '--html', 'x.html'], 'Give --sms or --html, not both.'],
  ['passports', ['--sms', '--provider', 'adsts', '--passports'], 'Give --sms or --passports, not both.'],
])('manifest --sms refuses %s', async (_name, words, sentence) => {
  const refused = await (await aBackoffice()).run('manifest', ...words);
  expect([refused.code, refused.error]).toEqual([2, expect.stringContaining(sentence)]);
});
