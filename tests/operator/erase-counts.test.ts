import { expect, test } from 'vitest';
import { manilaIso } from '../../src/lib/time/manila.ts';
import { deleteExpiredData, UNPAID_RETENTION_DAYS } from '../../src/server/jobs/data-retention.ts';
import { aKnownPerson } from '../fixtures/builders/a-known-person.ts';
import { aMailer } from '../fixtures/fakes/a-mailer.ts';
import { aBackoffice, bookAt } from '../fixtures/steps/a-backoffice.ts';
import type { TestServices } from '../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

const DAY = 86_400_000;
const ACCOUNTS = ['payments', 'refunds', 'booking_events', 'booked_trips', 'bookings', 'secrets'];

/** The tables that have something under a reference. */
async function tablesOf({ unitOfWork }: TestServices, ref: string): Promise<readonly string[]> {
  const rows = await unitOfWork.read(({ people }) => people.rowsOf(ref));
  return Object.entries(rows).flatMap(([table, found]) => (found.length > 0 ? [table] : []));
}

const COUNTS = ['booking_origins', 'mail_slots', 'outbox', 'secrets', 'idempotency_keys'];

describeOnBothDatabases('what is derived from a booking (ADR 17)', (newPlace) => {
  test('goes with it when it is erased: counts of its network and mails, keys, labels; that of others stays', async () => {
    const backoffice = await aBackoffice(await newPlace());
    const { services } = backoffice;
    await aKnownPerson(backoffice);
    await bookAt(backoffice, 'OTHER001');
    await aMailer(services, {}, { OPERATOR_EMAIL: 'desk@palawan.example' }).sender.sendDue();
    expect(await tablesOf(services, 'FREE0001')).toEqual(expect.arrayContaining(COUNTS));
    expect(await tablesOf(services, 'PAID0001')).toEqual(
      expect.arrayContaining([...COUNTS, 'arrivals', 'participants']),
    );
    await backoffice.run('cancel', 'PAID0001', '--reason', 'Typhoon', '--full-refund');
    await backoffice.run('refund-paid', 'PAID0001', '--amount', '346');
    for (const ref of ['FREE0001', 'PAID0001']) expect((await backoffice.run('erase', ref, '--yes')).code).toBe(0);
    expect(await tablesOf(services, 'FREE0001')).toEqual([]);
    expect((await tablesOf(services, 'PAID0001')).toSorted()).toEqual(ACCOUNTS.toSorted());
    expect(await tablesOf(services, 'OTHER001')).toEqual(expect.arrayContaining(COUNTS));
  });

  test('goes with it when nobody has paid and it is forgotten, however new its counts are', async () => {
    const backoffice = await aBackoffice(await newPlace());
    const { services } = backoffice;
    await bookAt(backoffice, 'FREE0001');
    await aMailer(services, {}, { OPERATOR_EMAIL: 'desk@palawan.example' }).sender.sendDue();
    await backoffice.run('cancel', 'FREE0001', '--reason', 'Typhoon');
    const later = services.clock() + (UNPAID_RETENTION_DAYS + 60) * DAY;
    await services.database.write('FREE0001', async (db) => {
      await db
        .updateTable('booking_origins')
        .set({ placed_at: manilaIso(later) })
        .execute();
      await db
        .updateTable('mail_slots')
        .set({ taken_at: manilaIso(later) })
        .execute();
    });
    expect(await tablesOf(services, 'FREE0001')).toEqual(expect.arrayContaining(['booking_origins', 'mail_slots']));
    expect((await deleteExpiredData(services.unitOfWork, later)).bookings).toBe(1);
    expect(await tablesOf(services, 'FREE0001')).toEqual([]);
    const rows = await services.database.read((db) => db.selectFrom('booking_origins').selectAll().execute());
    expect(rows).toEqual([]);
  });
});
