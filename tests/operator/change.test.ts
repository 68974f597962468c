import { expect, test } from 'vitest';
import { aCountedBackoffice, seatAt } from '../fixtures/builders/a-counted-backoffice.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

const TRIP = 'AAAAAAAA';

describeOnBothDatabases('the command that changes a trip (specification.md#changing-a-trip)', (newPlace) => {
  test('says what a change would cost, and changes nothing before it is told to', async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 2);
    await backoffice.run('confirm-payment', 'AAAA0001', '--amount', '32', '--id', 'BDO-1');
    const asked = await backoffice.run('change', 'AAAA0001', TRIP, '--people', '3');
    expect([asked.code, asked.error]).toEqual([0, '']);
    expect(asked.out).toContain(`${backoffice.day} 07:30 for 2 would be ${backoffice.day} 07:30 for 3.`);
    expect(asked.out).toContain('Nothing was changed: add --yes to change it.');
    const done = await backoffice.run('change', 'aaaa0001', TRIP, '--people', '3', '--time', '9:30', '--yes');
    expect(done.out).toContain(`now ${backoffice.day} 09:30 for 3.`);
    const booking = await backoffice.services.unitOfWork.read(({ bookings }) => bookings.find('AAAA0001'));
    expect(booking).toMatchObject({ totalUsd: 48, status: 'deposit-paid', trips: [{ changes: 1 }] });
    const events = await backoffice.services.unitOfWork.read(({ bookings }) => bookings.events('AAAA0001'));
    expect(events.at(-1)).toMatchObject({ event: 'change-trip', actor: 'operator' });
    expect((await backoffice.run('change', 'AAAA0001', TRIP, '--people', '3', '--yes')).out).toContain(
      'is like that already',
    );
  });

  test('says of a full departure what is left and where there is room', async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 4);
    await seatAt(backoffice, 2, 8, undefined, '09:30');
    const { code, error } = await backoffice.run('change', 'AAAA0001', TRIP, '--time', '09:30', '--yes');
    expect(code).toBe(1);
    expect(error).toContain('Nothing was changed.');
    expect(error).toContain(`Room is on ${backoffice.day} 07:30`);
  });

  test.each([
    [['AAAA0001', TRIP], 'Give --date, --time or --people'],
    [['AAAA0001', TRIP, '--time', 'noon'], 'must be an hour such as 07:30'],
    [['AAAA0001', 'BBBBBBBB', '--people', '3'], 'AAAA0001 has no trip BBBBBBBB: it has AAAAAAAA'],
    [['ZZZZ9999', TRIP, '--people', '3'], 'ZZZZ9999'],
  ])('refuses %s and says why', async (words, reason) => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 2);
    const { code, error } = await backoffice.run('change', ...words);
    expect(code).toBeGreaterThan(0);
    expect(error).toContain(reason);
  });
});
