import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/server/database/migrations.ts';
import { createUnitOfWork } from '../../../src/server/repositories/unit-of-work.ts';
import { inFirstTables } from '../../fixtures/builders/first-tables.ts';
import { describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

const AT = '2026-11-21T12:00:00+08:00';

describeOnBothDatabases('tables of the version before resellers', (newPlace) => {
  test('keep their bookings, which nobody else sold (specification.md#resellers)', async () => {
    const place = await newPlace('unmade');
    const booking = {
      ...{ ref: 'ABCD1234', status: 'paid', placed_at: AT, expires_at: null, booker_name: 'María' },
      ...{ booker_email: 'maria@example.com', booker_mobile: '+639175550100', currency: 'USD', total_usd: 173 },
      ...{ now_usd: 173, balances: '[]', paid_cents: 17_300, refund_cents: 0, refunded_cents: 0, ends_at: AT },
      ...{ search_text: 'maria', language: 'en', dropped_trips: null },
    };
    await inFirstTables(
      place,
      async (db) => {
        await db
          .insertInto('bookings')
          .values(booking as never)
          .execute();
      },
      MIGRATIONS.findIndex(({ name }) => name === '0018-resellers'),
    );
    const unitOfWork = createUnitOfWork(await openIn(place));
    const found = await unitOfWork.read(({ bookings }) => bookings.find('ABCD1234'));
    expect(found).toMatchObject({ paidCents: 17_300 });
    expect(found).not.toHaveProperty('reseller');
    const reseller = {
      id: 'ABCDEFGH',
      name: 'Island Trips',
      email: '',
      commissionPercent: 15,
      createdAt: AT,
      by: 'Ana',
    };
    await unitOfWork.write('resellers', ({ resellers }) => resellers.save(reseller, 'a hash'));
    expect(await unitOfWork.read(({ resellers }) => resellers.list())).toEqual([reseller]);
  });
});
