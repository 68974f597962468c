import { expect, test } from 'vitest';
import { bookingFileContract } from '../../../src/lib/desk/booking-file.contract.ts';
import { bookingListContract } from '../../../src/lib/desk/booking-list.contract.ts';
import { departuresContract } from '../../../src/lib/desk/departures.contract.ts';
import { aSeatBody, placeSeats, vacanciesOf } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aReseller, aSellingReseller, OCTO_CONTACT, people, uuidOf } from '../../fixtures/steps/a-reseller.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const ONE = uuidOf(1);

async function mailsOf(services: TestServices) {
  const rows = await services.database.read((db) =>
    db.selectFrom('outbox').select(['occasion', 'recipient']).orderBy('id').execute(),
  );
  return rows.map(({ occasion, recipient }) => `${occasion} ${recipient}`).toSorted();
}

async function refOf(services: TestServices): Promise<string> {
  const row = await services.database.read((db) => db.selectFrom('bookings').select('ref').executeTakeFirstOrThrow());
  return row.ref;
}

describeOnBothDatabases('a booking of a reseller at the desk (specification.md#bookings-of-resellers)', (newPlace) => {
  test('says who sold it and who did what, and asks nobody for money', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    await reseller.hold(ONE, { notes: 'Hotel Corong' });
    const ref = await refOf(services);
    const held = bookingFileContract.response.parse((await joy.get(`/api/desk/bookings/${ref}`)).body);
    expect([held.reseller, held.booking.booker.name, held.booking.status]).toEqual([
      'Island Trips',
      'Island Trips',
      'awaiting-payment',
    ]);
    expect((await joy.get('/api/desk/money')).body.waiting).toEqual([]);
    await reseller.post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT });
    const file = bookingFileContract.response.parse((await joy.get(`/api/desk/bookings/${ref}`)).body);
    expect([file.booking.status, file.dueCents, file.booking.booker]).toEqual([
      'paid',
      0,
      { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' },
    ]);
    expect(file.booking.trips[0]?.trip.notes).toBe('Hotel Corong');
    expect(file.history.map(({ event, actor, cause }) => [event, actor.kind, actor.name, cause])).toEqual([
      ['place', 'reseller', 'Island Trips', 'Island Trips holds the places.'],
      ['receive-payment', 'reseller', 'Island Trips', 'Island Trips confirmed. US$32 is charged by invoice.'],
    ]);
    const found = await joy.get('/api/desk/bookings?query=santos');
    expect(found.body.bookings).toMatchObject([{ ref, status: 'paid' }]);
  });

  test('says in lists of bookings and of a day who sold it, to drivers too, and nothing of the kind of others', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.sell(ONE);
    const ref = await refOf(services);
    expect((await placeSeats(services, aSeatBody(2, 1))).status).toBe(201);
    const desk = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const { bookings } = bookingListContract.response.parse((await desk.get('/api/desk/bookings')).body);
    expect(Object.fromEntries(bookings.map((booking) => [booking.ref, booking.reseller]))).toEqual({
      [ref]: 'Island Trips',
      AAAA0002: undefined,
    });
    const driver = await aStaffMember(services, { role: 'driver', name: 'Ben', providerId: 'adsts' });
    for (const staff of [desk, driver]) {
      const day = departuresContract.response.parse((await staff.get('/api/desk/departures?day=2027-01-12')).body);
      const trips = day.departures.flatMap(({ groups }) => groups.flatMap((group) => group.trips));
      expect(trips.find((trip) => trip.bookingRef === ref)?.reseller).toBe('Island Trips');
      expect(trips.find((trip) => trip.bookingRef !== ref)).not.toHaveProperty('reseller');
    }
  });

  test('has a voucher that the pier reads, once its places are certain', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const { voucher, supplierReference } = (await reseller.sell(ONE)).body;
    const [{ deliveryFormat, deliveryValue }] = voucher.deliveryOptions;
    expect(deliveryFormat).toBe('QRCODE');
    expect(deliveryValue).toMatch(
      new RegExp(`^${supplierReference}\nMaria Santos\n2027-01-12 07:30 SV-PPS-ELN, 2 people\n`),
    );
    expect(deliveryValue).toMatch(/\nv1\.voucher\.1\.2027-01-12\.[\w-]{86}$/);
    expect((await reseller.get(`/bookings/${ONE}`)).body.voucher).toEqual(voucher);
    expect(services.log).toEqual([]);
  });

  test('mails nobody of a hold, and then the reseller, the operator and the company', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.hold(ONE);
    await reseller.post(`/bookings/${ONE}/cancel`);
    expect(await mailsOf(services)).toEqual([]);
    await reseller.sell(uuidOf(2));
    expect(await mailsOf(services)).toEqual([
      'receive-payment operator',
      'receive-payment provider:ADSTS',
      'receive-payment traveller',
    ]);
    await reseller.post(`/bookings/${uuidOf(2)}/cancel`);
    expect((await mailsOf(services)).filter((mail) => mail.startsWith('cancel'))).toHaveLength(3);
  });

  test('is cancelled and moved by the reseller as by a traveller, with the places counted again', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.sell(ONE);
    const moved = await reseller.patch(`/bookings/${ONE}`, {
      availabilityId: '2027-01-12T09:30:00+08:00',
      unitItems: people(3),
      resellerReference: 'R-2',
    });
    expect([moved.status, moved.body.errorMessage]).toEqual([200, undefined]);
    expect(moved.body).toMatchObject({ availabilityId: '2027-01-12T09:30:00+08:00', resellerReference: 'R-2' });
    expect([await vacanciesOf(services), await vacanciesOf(services, '09:30')]).toEqual([10, 7]);
    const full = await reseller.patch(`/bookings/${ONE}`, {
      unitItems: people(10),
      availabilityId: '2027-01-13T09:30:00+08:00',
    });
    expect(full.status).toBe(200);
    const other = await aReseller(services, { name: 'Another' });
    await other.hold(ONE);
    const tooMany = await reseller.patch(`/bookings/${ONE}`, { availabilityId: '2027-01-12T07:30:00+08:00' });
    expect([tooMany.status, tooMany.body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY']);
    const product = await reseller.patch(`/bookings/${ONE}`, { productId: 'PV-PPS-ELN' });
    expect([product.status, product.body.error]).toEqual([400, 'INVALID_PRODUCT_ID']);
    services.setTime('2027-01-13T09:30:00+08:00');
    const late = await reseller.post(`/bookings/${ONE}/cancel`);
    expect([late.status, late.body.errorMessage]).toEqual([400, 'Its departure has left.']);
    expect((await reseller.get(`/bookings/${ONE}`)).body.cancellable).toBe(false);
  });

  test('is not confirmed for a departure that was closed since, whose places go back with the hold', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.hold(ONE);
    const change = {
      ...({ kind: 'close', scope: { kind: 'listing', id: 'SV-PPS-ELN' }, day: '2027-01-12', time: null } as const),
      ...{ reason: 'a storm', by: 'Ana', at: '2026-11-21T12:00:00+08:00' },
    };
    await services.unitOfWork.write('departures', ({ availability }) => availability.addChange(change));
    const refused = await reseller.post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT });
    expect([refused.status, refused.body.errorMessage]).toEqual([
      400,
      'Its departure was closed since: cancel this booking, and book another departure.',
    ]);
    const days = { localDateStart: '2027-01-12', localDateEnd: '2027-01-12' };
    const [day] = (
      await reseller.post('/availability/calendar', { productId: 'SV-PPS-ELN', optionId: 'DEFAULT', ...days })
    ).body;
    expect(day).toMatchObject({ status: 'CLOSED', available: false });
  });

  test('is read by its traveller as any other, without the reseller in it', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.sell(ONE);
    const ref = await refOf(services);
    const secret = 'a-secret-that-was-mailed-to-the-reseller-00';
    const { hashOf } = await import('../../../src/server/secrets/secret.ts');
    await services.unitOfWork.write(ref, ({ secrets }) =>
      secrets.add({ ref, hash: hashOf(secret), at: '2026-11-21T12:00:00+08:00' }),
    );
    const { status, body } = await send(services, 'GET', `/api/bookings/${ref}`, { secret });
    expect([status, body.status, body.paid]).toEqual([200, 'paid', { minor: 3200, currency: 'USD' }]);
    expect(JSON.stringify(body)).not.toMatch(/reseller|Island Trips|invoice/);
  });
});
