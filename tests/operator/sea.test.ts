import { expect, test } from 'vitest';
import { availabilitySchema } from '../../src/lib/availability/availability.contract.ts';
import { addDays, manilaDate, manilaIso } from '../../src/lib/time/manila.ts';
import { aCountedBackoffice } from '../fixtures/builders/a-counted-backoffice.ts';
import { send } from '../fixtures/steps/a-client.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

type CountedBackoffice = Awaited<ReturnType<typeof aCountedBackoffice>>;

/** What travellers are told of the sea with a listing, at this moment. */
async function seaOf({ services, day }: CountedBackoffice, listing = 'JT-ELN-A', now = Date.now()) {
  services.setTime(manilaIso(now));
  const path = `/api/availability?listing=${listing}&from=${day}&to=${day}`;
  return availabilitySchema.parse((await send(services, 'GET', path)).body).sea;
}

describeOnBothDatabases('the sea at a port (specification.md#the-sea)', (newPlace) => {
  test('is told with every boat that leaves from there, by no name, and with no van', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    expect(await seaOf(backoffice)).toBeUndefined();
    const set = await backoffice.run('sea', 'eln', '--status', 'rough', '--note', 'Be early.', '--by', 'Ana');
    expect([set.code, set.error]).toEqual([0, '']);
    expect(set.out).toContain('The sea at ELN: rough, until ');
    for (const boat of ['JT-ELN-A', 'PrivBoat-ELN-A']) {
      expect(await seaOf(backoffice, boat)).toMatchObject({ status: 'rough', note: 'Be early.', isUntil: false });
    }
    expect(JSON.stringify(await seaOf(backoffice))).not.toContain('Ana');
    expect(await seaOf(backoffice, 'SV-PPS-ELN')).toBeUndefined();
    expect(await seaOf(backoffice, 'JT-ELN-A', Date.now() + 25 * 3_600_000)).toBeUndefined();
  });

  test('is what was set last, is listed, and goes with "normal"', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    const until = addDays(manilaDate(Date.now()), 2);
    await backoffice.run('sea', 'ELN', '--status', 'rough');
    await backoffice.run('sea', 'ELN', '--status', 'closed', '--until', until, '--by', 'Ana');
    expect(await seaOf(backoffice)).toMatchObject({ status: 'closed', lastDay: until, isUntil: true });
    const listed = await backoffice.run('sea');
    expect(listed.out).toContain(`ELN   closed  ${until} 23:59`);
    expect(listed.out).not.toContain('rough');
    const normal = await backoffice.run('sea', 'ELN', '--status', 'normal');
    expect(normal.out).toContain('The sea at ELN is normal: travellers read nothing of it.');
    expect(await seaOf(backoffice)).toBeUndefined();
    expect((await backoffice.run('sea')).out).toContain('The sea is normal everywhere.');
  });
});

test.each([
  ['a port without a boat', ['PPS', '--status', 'rough'], 1, 'No boat leaves from "PPS": boats leave from ELN.'],
  ['no status', ['ELN'], 2, 'Give the status: --status normal, --status rough, --status closed.'],
  ['a status of no meaning', ['ELN', '--status', 'wild'], 2, '--status is "wild"'],
  ['no port', ['--status', 'rough'], 2, 'Give the port too'],
  ['a note that is too long', ['ELN', '--status', 'rough', '--note', 'x'.repeat(121)], 2, 'at most 120 characters'],
  ['an end that is over', ['ELN', '--status', 'rough', '--until', '2026-01-01'], 2, 'Give --until a day from '],
  [
    'an end that nobody can foresee',
    ['ELN', '--status', 'rough', '--until', '2099-01-01'],
    2,
    'Give --until a day from ',
  ],
  ['a note for a normal sea', ['ELN', '--status', 'normal', '--note', 'Calm.'], 2, 'takes neither --note nor --until'],
])('"sea" is refused with %s, and says what to give', async (_what, words, code, text) => {
  const backoffice = await aCountedBackoffice();
  const refused = await backoffice.run('sea', ...words);
  expect([refused.code, refused.error]).toEqual([code, expect.stringContaining(text)]);
});
