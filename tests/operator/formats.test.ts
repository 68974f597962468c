import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aCatalogueFile, aSellableTrip } from '../fixtures/builders/a-booking-catalogue.ts';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';

test('every command says what it has done as one object', { timeout: 120_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  const json = async (...words: readonly string[]) => JSON.parse((await backoffice.run(...words, '--json')).out);

  const payment = ['confirm-payment', 'ABCD1234', '--amount', '173', '--id', 'BDO-1'];
  const paid = { id: 'BDO-1', booking: { ref: 'ABCD1234', status: 'paid', paidCents: 17_300 } };
  expect(await json(...payment)).toMatchObject({ kind: 'received', cents: 17_300, ...paid });
  expect(await json(...payment)).toMatchObject({ kind: 'known', ...paid });
  expect(await json('confirm', 'ABCD1234')).toMatchObject({ booking: { ref: 'ABCD1234', status: 'confirmed' } });
  expect(await json('note', 'ABCD1234', 'Wants a child seat')).toMatchObject({
    ref: 'ABCD1234',
    note: { text: 'Wants a child seat' },
  });
  expect(await json('cancel', 'ABCD1234', '--reason', 'Typhoon', '--full-refund')).toMatchObject({
    booking: { status: 'cancelled', refundCents: 17_300 },
  });
  expect(await json('refund', 'ABCD1234', '--reason', 'Typhoon')).toEqual({
    ref: 'ABCD1234',
    results: [],
    byHandCents: 17_300,
    byServiceCents: 0,
  });
  expect(await json('refund-paid', 'ABCD1234')).toMatchObject({
    results: [{ kind: 'done', refund: { cents: 17_300, status: 'given' } }],
  });
  expect(await json('purge')).toMatchObject({ expired: 0, passports: 0, carts: 0 });
  const backup = await json('backup', 'bookings.sqlite');
  expect(backup).toMatchObject({ bookings: 1, file: expect.stringContaining('bookings.sqlite') });
  expect((await backoffice.run('show', 'ABCD1234', '--csv')).out.split('\r\n')).toMatchObject([
    expect.stringMatching(/^\uFEFFreference,status,/),
    expect.stringMatching(/^ABCD1234,cancelled,/),
    '',
  ]);
});

test('a private boat has one booking, and --boat shows one of them', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  const catalogue = aCatalogueFile([aSellableTrip({ sharing: 'alone' })]);
  writeFileSync(join(backoffice.project, 'dist/server/booking-catalogue.json'), JSON.stringify(catalogue));
  for (const ref of ['AAAA0001', 'BBBB0002']) await bookAt(backoffice, ref);
  const words = ['manifest', '--day', backoffice.day, '--listing', 'PV-PPS-ELN'];
  const { out } = await backoffice.run(...words);
  expect([...out.matchAll(/, (\w+ \d of \d), 2 people/g)].map(([, boat]) => boat)).toEqual([
    'Group 1 of 2',
    'Group 2 of 2',
  ]);
  expect(JSON.parse((await backoffice.run(...words, '--boat', '2', '--json')).out)).toMatchObject([
    { boat: { number: 2, of: 2 }, people: 2, trips: [{ bookingRef: 'BBBB0002' }] },
  ]);
});

test.each([
  [
    'a missing folder',
    'no-such-folder/boats.html',
    /^Nothing was written to .*boats\.html: there is no folder .*no-such-folder\. Make it, or name another file\.\n$/,
  ],
  ['a folder', 'data', /^Nothing was written to .*data: that is a folder\. Name a file in it\.\n$/],
])('a manifest that is to be written into %s says so in a sentence', async (_name, file, words) => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  const { code, out, error } = await backoffice.run('manifest', '--day', backoffice.day, '--html', file);
  expect([code, out, error]).toEqual([1, '', expect.stringMatching(words)]);
});
