import { expect, test } from 'vitest';
import { MIGRATIONS } from '../../../src/server/database/migrations.ts';
import { createUnitOfWork } from '../../../src/server/repositories/unit-of-work.ts';
import { inFirstTables } from '../../fixtures/builders/first-tables.ts';
import { describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

const AT = '2026-11-21T12:00:00+08:00';

const STOP = { areaId: null, text: '' };

/** A trip of somebody who comes by plane, as the first version stored it. */
const TRIP = {
  ...{ booking_ref: 'ABCD1234', ref: 'AAAAAAAA', position: 0, listing_code: 'PV-PPS-ELN', provider: 'ADSTS' },
  ...{ departure: AT, ends_at: AT, people: 2, total_usd: 173, cash_php: 0, documents: 'none' },
  details: JSON.stringify({
    trip: { arrival: { number: '5J 637', time: null }, pickup: STOP, dropoff: STOP },
    pickup: { name: 'Airport', note: null },
    dropoff: { name: 'El Nido', note: null },
  }),
};

describeOnBothDatabases('tables of the first version', (newPlace) => {
  test('keep their bookings and payments in those of this one', async () => {
    const place = await newPlace('unmade');
    const booking = {
      ref: 'ABCD1234',
      status: 'paid',
      placed_at: AT,
      expires_at: null,
      booker_name: 'María',
      booker_email: 'maria@example.com',
      booker_mobile: '+639175550100',
      currency: 'USD',
      total_usd: 173,
      now_usd: 173,
      balances: '[]',
      paid_cents: 17_300,
      refund_cents: 0,
      ends_at: AT,
    };
    const payment = { id: 'manual:1', booking_ref: 'ABCD1234', method: 'manual', cents: 17_300, received_at: AT };
    await inFirstTables(place, async (db) => {
      // What it had fewer columns for is not in today's types.
      await db
        .insertInto('bookings')
        .values(booking as never)
        .execute();
      await db
        .insertInto('payments')
        .values(payment as never)
        .execute();
      await db
        .insertInto('booked_trips')
        .values(TRIP as never)
        .execute();
    });
    const unitOfWork = createUnitOfWork(await openIn(place));
    expect(await unitOfWork.read(({ bookings }) => bookings.find('ABCD1234'))).toMatchObject({
      paidCents: 17_300,
      refundedCents: 0,
    });
    expect(await unitOfWork.read(({ payments }) => payments.find('manual:1'))).toMatchObject({
      cents: 17_300,
      charged: null,
    });
    for (const text of ['MARÍA', '0917 555 0100']) {
      expect(await unitOfWork.read(({ backoffice }) => backoffice.bookings({ text }, 10, AT))).toMatchObject([
        { ref: 'ABCD1234' },
      ]);
    }
    for (const query of ['maría', '0917 555 0100', 'abcd', '5J 637']) {
      const { bookings } = await unitOfWork.read(({ bookingSearch }) => bookingSearch.find(query, null, 10));
      expect([query, bookings.map(({ ref }) => ref)]).toEqual([query, ['ABCD1234']]);
    }
  });

  test('take secrets that came after their booking for those of mails', async () => {
    const place = await newPlace('unmade');
    const booking = {
      ...{ ref: 'ABCD1234', status: 'paid', placed_at: AT, expires_at: null, booker_name: 'María' },
      ...{ booker_email: 'maria@example.com', booker_mobile: '+639175550100', currency: 'USD', total_usd: 173 },
      ...{ now_usd: 173, balances: '[]', paid_cents: 0, refund_cents: 0, ends_at: AT },
    };
    const secrets = [
      { hash: 'of the device', ref: 'ABCD1234', created_at: AT },
      { hash: 'of a mail', ref: 'ABCD1234', created_at: '2026-11-21T12:00:05+08:00' },
      { hash: 'of a cart', ref: 'CART0000', created_at: '2026-11-21T12:00:05+08:00' },
    ];
    await inFirstTables(place, async (db) => {
      await db
        .insertInto('bookings')
        .values(booking as never)
        .execute();
      await db
        .insertInto('secrets')
        .values(secrets as never)
        .execute();
    });
    const unitOfWork = createUnitOfWork(await openIn(place));
    const mailed = await unitOfWork.read(async (repositories) => {
      const found: boolean[] = [];
      for (const { ref, hash } of secrets) found.push(await repositories.secrets.isMailed(ref, hash));
      return found;
    });
    expect(mailed).toEqual([false, true, false]);
  });
});

describeOnBothDatabases('tables of the version before the sea', (newPlace) => {
  test('keep their changes of a day, and can say how the sea is (specification.md#the-sea)', async () => {
    const place = await newPlace('unmade');
    const change = {
      ...{ id: '2026-12-01 000000', scope: 'listing:JT-ELN-A', day: '2026-12-01', time: null, kind: 'close' },
      ...{ units: null, seats: null, reason: 'a storm', changed_by: 'Ana', changed_at: AT },
    };
    const before = MIGRATIONS.findIndex(({ name }) => name === '0010-sea-statuses');
    await inFirstTables(
      place,
      async (db) => {
        await db.insertInto('departure_changes').values(change).execute();
      },
      before,
    );
    const unitOfWork = createUnitOfWork(await openIn(place));
    const [day, scope] = ['2026-12-01', { kind: 'listing', id: 'JT-ELN-A' }] as const;
    const changes = await unitOfWork.read(({ availability }) => availability.changes([scope], { from: day, to: day }));
    expect(changes).toMatchObject([{ kind: 'close', reason: 'a storm' }]);
    const set = { port: 'ELN', status: 'rough', note: '', until: null, by: 'Ana', at: AT } as const;
    expect(await unitOfWork.read(({ availability }) => availability.seaStatus('ELN'))).toBeNull();
    await unitOfWork.write('sea ELN', ({ availability }) => availability.setSeaStatus(set));
    expect(await unitOfWork.read(({ availability }) => availability.seaStatuses())).toEqual([set]);
  });
});

describeOnBothDatabases('tables of the version before trips knew their pool', (newPlace) => {
  test('keep their trips, which count by their listing alone (specification.md#pools)', async () => {
    const place = await newPlace('unmade');
    const booking = {
      ...{ ref: 'ABCD1234', status: 'paid', placed_at: AT, expires_at: null, booker_name: 'María' },
      ...{ booker_email: 'maria@example.com', booker_mobile: '+639175550100', currency: 'USD', total_usd: 173 },
      ...{ now_usd: 173, balances: '[]', paid_cents: 0, refund_cents: 0, refunded_cents: 0, ends_at: AT },
      search_text: 'maria',
    };
    const trip = {
      ...{ booking_ref: 'ABCD1234', ref: 'AAAAAAAA', position: 0, listing_code: 'SV-A', provider: 'ADSTS' },
      ...{ departure: '2026-12-01T07:30:00+08:00', ends_at: '2026-12-01T13:00:00+08:00', people: 2, total_usd: 32 },
      ...{ cash_php: 0, documents: 'none', details: '{}' },
    };
    await inFirstTables(
      place,
      async (db) => {
        await db
          .insertInto('bookings')
          .values(booking as never)
          .execute();
        await db
          .insertInto('booked_trips')
          .values(trip as never)
          .execute();
      },
      MIGRATIONS.findIndex(({ name }) => name === '0011-trip-pools'),
    );
    const unitOfWork = createUnitOfWork(await openIn(place));
    const period = { from: '2026-12-01', before: '2026-12-02' };
    expect(await unitOfWork.read(({ availability }) => availability.bookedTrips(['SV-A'], period))).toMatchObject([
      { tripRef: 'AAAAAAAA', people: 2 },
    ]);
    expect(await unitOfWork.read(({ availability }) => availability.pooledTrips('vans', ['SV-B'], period))).toEqual([]);
  });
});
