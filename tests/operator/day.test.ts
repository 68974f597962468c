import { expect, test } from 'vitest';
import { manilaDate, manilaIso } from '../../src/lib/time/manila.ts';
import { receiveManualPayment } from '../../src/server/backoffice/receive-manual-payment.ts';
import { aBookingCatalogue } from '../fixtures/builders/a-booking-catalogue.ts';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

describeOnBothDatabases('a day at the desk', (newPlace) => {
  test('the operator leads a day from the first look to the end of the trip', { timeout: 120_000 }, async () => {
    const backoffice = await aBackoffice(await newPlace());
    await bookAt(backoffice, 'ABCD1234', { name: 'Ana Cruz' });
    await bookAt(backoffice, 'WXYZ9876', { people: 3 });
    const lines = async (...words: readonly string[]) => (await backoffice.run(...words)).out.trimEnd().split('\n');

    expect(await lines('list')).toHaveLength(3);
    expect((await lines('list', '--search', 'ana'))[1]).toMatch(
      /^ABCD1234 +awaiting-payment .* Ana Cruz +\+639175550100 +173 +0 +0$/,
    );
    expect(await backoffice.run('confirm-payment', 'abcd1234', '--amount', '173', '--id', 'BDO-1')).toEqual({
      code: 0,
      out: 'US$173 written down. ABCD1234 is paid: US$173 of US$173 paid.\n',
      error: '',
    });
    expect(await lines('confirm', 'ABCD1234')).toEqual(['ABCD1234 is confirmed.']);
    expect(await lines('note', 'ABCD1234', 'Wants a child seat')).toEqual(['Noted with ABCD1234.']);
    const shown = (await backoffice.run('show', 'ABCD1234')).out;
    for (const words of [
      'Status   confirmed',
      'manual:BDO-1',
      'operator   The trips are arranged.',
      'Wants a child seat',
      'ABCD1234-2-traveller',
    ]) {
      expect(shown).toContain(words);
    }
    expect(await lines('hotel', 'WXYZ9876', 'Nacpan Inn', '--dropoff')).toEqual([
      'WXYZ9876: the hotel is "Nacpan Inn".',
    ]);
    expect((await backoffice.run('show', 'WXYZ9876')).out).toContain('Nacpan Inn, El Nido hotels');
    expect(await backoffice.run('hotel', 'WXYZ9876', 'Nacpan Inn')).toMatchObject({
      code: 1,
      error: expect.stringContaining('one place'),
    });
    const manifest = await lines('manifest', '--day', backoffice.day, '--listing', 'PV-PPS-ELN');
    expect(manifest[0]).toBe('7:30 AM  PV-PPS-ELN  Private van from Puerto Princesa to El Nido, ADSTS, 5 people');
    expect(manifest.find((line) => line.startsWith('WXYZ9876'))).toMatch(/173 +not paid; 3 of 3 names missing$/);
    expect(await lines('cancel', 'WXYZ9876', '--reason', 'Called us')).toEqual([
      'WXYZ9876 is cancelled. Owed back: US$0.',
    ]);
    expect((await lines('manifest', '--day', backoffice.day, '--provider', 'adsts'))[0]).toContain('2 people');
    expect(await backoffice.run('complete', 'ABCD1234')).toMatchObject({
      code: 1,
      error: expect.stringContaining('makes sense after that'),
    });
    const events = await backoffice.services.unitOfWork.read((repositories) =>
      repositories.bookings.events('WXYZ9876'),
    );
    expect(events.at(-1)).toMatchObject({ event: 'cancel', actor: 'operator', cause: 'Called us' });
  });
});

test('a trip that has left is completed, or was missed', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  backoffice.services.setTime('2026-01-05T12:00:00+08:00');
  for (const ref of ['DONE0001', 'MISS0001']) {
    await bookAt(backoffice, ref, { date: '2026-01-12' });
    await backoffice.services.database.write(ref, (db) =>
      db.updateTable('bookings').set({ status: 'confirmed', expires_at: null }).where('ref', '=', ref).execute(),
    );
  }
  expect((await backoffice.run('complete', 'DONE0001')).out).toBe('DONE0001 is completed.\n');
  expect((await backoffice.run('no-show', 'MISS0001')).out).toBe('MISS0001 is no-show.\n');
  expect(await backoffice.run('no-show', 'DONE0001')).toEqual({
    code: 1,
    out: '',
    error: 'DONE0001 is completed: no-show makes no sense for it.\n',
  });
});

test('money goes back by hand, and no further than it came', { timeout: 60_000 }, async () => {
  const backoffice = await aBackoffice();
  await bookAt(backoffice, 'ABCD1234');
  await backoffice.run('confirm-payment', 'ABCD1234', '--amount', '10,034', '--currency', 'PHP', '--id', 'GCASH-1');
  expect((await backoffice.run('refund', 'ABCD1234', '--reason', 'None')).error).toContain(
    'Nothing is owed for ABCD1234.',
  );
  expect((await backoffice.run('cancel', 'ABCD1234', '--reason', 'Typhoon', '--full-refund')).out).toContain(
    'Owed back: US$173. Give it back with',
  );
  expect((await backoffice.run('refund', 'ABCD1234', '--reason', 'Typhoon')).out).toBe(
    'US$173 came by hand: pay it back, then say so: refund-paid ABCD1234 --amount 173\n',
  );
  expect((await backoffice.run('refund-paid', 'ABCD1234', '--amount', '100')).out).toBe(
    'US$100 of manual:GCASH-1: given.\n',
  );
  expect((await backoffice.run('refund-paid', 'ABCD1234', '--amount', '100')).error).toBe(
    'At most US$73 of ABCD1234 can go back: more was not paid.\n',
  );
  expect((await backoffice.run('refund-paid', 'ABCD1234')).code).toBe(0);
  expect(
    await backoffice.services.unitOfWork.read((repositories) => repositories.bookings.find('ABCD1234')),
  ).toMatchObject({
    refundCents: 0,
    refundedCents: 17_300,
  });
});

test('a part that came in time for a booking that has expired is in the list and goes back', {
  timeout: 60_000,
}, async () => {
  const backoffice = await aBackoffice();
  const { services } = backoffice;
  services.setTime(manilaIso(Date.now() - 72 * 3_600_000));
  await bookAt(backoffice, 'ABCD1234');
  await services.unitOfWork.write('ABCD1234', (repositories) =>
    receiveManualPayment(
      repositories,
      'ABCD1234',
      { id: 'BDO-1', amount: { currency: 'USD', cents: 17_274 } },
      aBookingCatalogue(),
      services.clock(),
    ),
  );
  expect((await backoffice.run('list')).out).toMatch(/ABCD1234 +expired .* 173 +172\.74 +172\.74$/m);
  expect((await backoffice.run('show', 'ABCD1234')).out).toMatch(/Owed back +US\$172\.74$/m);
  expect((await backoffice.run('refund', 'ABCD1234', '--reason', 'Not paid in full')).out).toBe(
    'US$172.74 came by hand: pay it back, then say so: refund-paid ABCD1234 --amount 172.74\n',
  );
  expect((await backoffice.run('confirm-payment', 'ABCD1234', '--amount', '0.01', '--id', 'BDO-2')).out).toContain(
    'ABCD1234 is expired: US$172.75 of US$173 paid. Owed back: US$172.75.',
  );
  expect((await backoffice.run('refund-paid', 'ABCD1234')).code).toBe(0);
  expect((await backoffice.run('refund', 'ABCD1234', '--reason', 'x')).error).toContain('Nothing is owed');
});

test('money that comes after the trip has left is owed back, with a warning, unless the crew took it', {
  timeout: 60_000,
}, async () => {
  const backoffice = await aBackoffice();
  const day = manilaDate(Date.now() - 48 * 3_600_000);
  backoffice.services.setTime(manilaIso(Date.now() - 72 * 3_600_000));
  await bookAt(backoffice, 'ABCD1234', { date: day });
  const confirm = (...more: readonly string[]) =>
    backoffice.run('confirm-payment', 'ABCD1234', '--amount', '173', '--id', 'CASH-1', ...more);
  const { code, out } = await confirm();
  expect(code).toBe(0);
  expect(out).toContain('ABCD1234 is expired: US$173 of US$173 paid. Owed back: US$173.');
  expect(out).toContain(`Too late: ABCD1234 left at ${day} 07:30, so this pays for nothing and is owed back`);
  expect(out).toContain('the same command with --on-the-day counts CASH-1 for the price');
  expect((await confirm('--on-the-day')).out).toBe('US$173 written down. ABCD1234 is paid: US$173 of US$173 paid.\n');
});
