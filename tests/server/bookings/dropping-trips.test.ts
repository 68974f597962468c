import { expect, test } from 'vitest';
import { vacanciesOf } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { CHANGED_REF, CHANGED_TRIP, payFor, storedBooking } from '../../fixtures/steps/changing.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { bookedVanAndBoat, callOffBoat, callOffVan, OTHER_TRIP } from '../../fixtures/steps/dropping.ts';

/** Van and boat, paid with 72 dollars; the van is called off. */
async function calledOffVan(place: DatabasePlace) {
  const booked = await bookedVanAndBoat(place);
  await payFor(booked.services, 72);
  await callOffVan(booked.services);
  return booked;
}

describeOnBothDatabases('taking a called-off trip out (specification.md#calling-off-a-departure)', (newPlace) => {
  test('owes all money for it back, and leaves the other trip as it was', async () => {
    const { services, read, drop } = await calledOffVan(await newPlace());
    const before = await read();
    expect(before.trips).toMatchObject([{ refundIfDropped: { minor: 3200, currency: 'USD' } }, { ref: OTHER_TRIP }]);
    expect(before.trips[1].refundIfDropped).toBeUndefined();
    const { status, body } = await drop(32);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: 'paid', totalUsd: 40, nowUsd: 40, paid: { minor: 4000 }, refundDue: { minor: 3200 } },
      droppedTrips: [{ ref: CHANGED_TRIP, departure: '2027-01-12T07:30:00+08:00', people: 2, paid: { minor: 3200 } }],
      voucher: expect.stringContaining('2027-01-14'),
    });
    expect(body.trips).toEqual([before.trips[1]]);
    expect(await storedBooking(services)).toMatchObject({
      ...{ status: 'paid', totalUsd: 40, paidCents: 4000, refundCents: 3200, refundedCents: 0 },
      endsAt: '2027-01-14T13:00:00+08:00',
    });
  });

  test('gives its places back', async () => {
    const { services, drop } = await calledOffVan(await newPlace());
    const booked = () =>
      services.database.read((db) => db.selectFrom('booked_trips').select('ref').orderBy('ref').execute());
    expect(await booked()).toEqual([{ ref: CHANGED_TRIP }, { ref: OTHER_TRIP }]);
    await drop(32);
    expect(await booked()).toEqual([{ ref: OTHER_TRIP }]);
    const open = { kind: 'open', scope: { kind: 'listing', id: 'SV-PPS-ELN' }, day: '2027-01-12', time: null } as const;
    await services.unitOfWork.write('changes', ({ availability }) =>
      availability.addChange({ ...open, reason: '', by: 'Ana', at: '2026-11-21T12:00:00+08:00' }),
    );
    expect(await vacanciesOf(services)).toBe(10);
  });

  test('deletes who was named for it and keeps nothing that somebody typed', async () => {
    const { services, drop, secret } = await calledOffVan(await newPlace());
    const participant = { name: 'Lola Secreta', nationality: 'PH', ageBand: 'adult', passport: null };
    for (const tripRef of [CHANGED_TRIP, OTHER_TRIP]) {
      const body = { tripRef, index: 0, participant };
      const saved = await send(services, 'PUT', `/api/bookings/${CHANGED_REF}/participants`, { body, secret });
      expect(saved.status).toBe(200);
    }
    await drop(32);
    const people = await services.unitOfWork.read(({ participants }) => participants.ofBooking(CHANGED_REF));
    expect(people.map(({ tripRef }) => tripRef)).toEqual([OTHER_TRIP]);
    const [dropped] = (await storedBooking(services))?.droppedTrips ?? [];
    expect(dropped).toMatchObject({
      ...{ pickup: { name: '', note: null }, dropoff: { name: '', note: null } },
      trip: { pickup: { text: '' }, dropoff: { text: '' }, arrival: null, notes: '' },
    });
  });

  test('stands in the history with before and after', async () => {
    const { services, drop } = await calledOffVan(await newPlace());
    await drop(32);
    const events = await services.unitOfWork.read(({ bookings }) => bookings.events(CHANGED_REF));
    expect(events.at(-1)).toMatchObject({
      ...{ event: 'drop-trip', from: 'paid', to: 'paid', actor: 'traveller' },
      cause:
        'Shared van from Puerto Princesa to El Nido: 2027-01-12 07:30 for 2, 32 dollars. Called off, and taken out of the booking. Price: 72 dollars, now 40. Owed back for it: US$32 of US$32 paid.',
    });
  });

  test('is possible after the trip would have left, and while the others are under way', async () => {
    const { services, drop } = await calledOffVan(await newPlace());
    services.setTime('2027-01-14T08:00:00+08:00');
    expect((await drop(32)).body).toMatchObject({ refundDue: { minor: 3200 } });
  });

  test.each([
    ['under the same key', 'key-of-the-drop'],
    ['in another tab, under another key', undefined],
  ])('twice %s does it once', async (_name, key) => {
    const { services, drop } = await calledOffVan(await newPlace());
    expect((await drop(32, { key: 'key-of-the-drop' })).status).toBe(200);
    const mails = () => services.database.read((db) => db.selectFrom('outbox').select('id').execute());
    const [stored, sent] = [await storedBooking(services), await mails()];
    const again = await drop(32, key ? { key } : {});
    expect([again.status, again.body.refundDue]).toEqual([200, { minor: 3200, currency: 'USD' }]);
    expect([await storedBooking(services), await mails()]).toEqual([stored, sent]);
  });

  test('at the same time in two tabs does it once', async () => {
    const { services, drop } = await calledOffVan(await newPlace());
    const answers = await Promise.all([drop(32), drop(32), drop(32)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedBooking(services)).toMatchObject({ refundCents: 3200, totalUsd: 40 });
    const events = await services.unitOfWork.read(({ bookings }) => bookings.events(CHANGED_REF));
    expect(events.filter(({ event }) => event === 'drop-trip')).toHaveLength(1);
  });

  test('needs a key, and the same key for something else is refused', async () => {
    const { services, drop, secret } = await calledOffVan(await newPlace());
    const body = { tripRef: CHANGED_TRIP, expectedRefund: { minor: 3200, currency: 'USD' } };
    const path = `/api/bookings/${CHANGED_REF}/dropped-trips`;
    expect((await send(services, 'POST', path, { body, secret })).status).toBe(400);
    expect((await send(services, 'POST', path, { body, key: 'key-of-a-stranger' })).status).toBe(404);
    await drop(32, { key: 'key-of-the-drop' });
    expect((await drop(0, { key: 'key-of-the-drop', tripRef: OTHER_TRIP })).status).toBe(422);
  });
});

describeOnBothDatabases('a trip that cannot be taken out (specification.md#calling-off-a-departure)', (newPlace) => {
  test('takes place, is unknown, or would give back something else than was shown', async () => {
    const { services, drop } = await calledOffVan(await newPlace());
    const stored = await storedBooking(services);
    const codeOf = async (asked: ReturnType<typeof drop>) => {
      const { status, body } = await asked;
      return [status, body.code];
    };
    expect(await codeOf(drop(40, { tripRef: OTHER_TRIP }))).toEqual([409, 'not-called-off']);
    expect((await drop(32, { tripRef: 'XXXXXXXX' })).status).toBe(422);
    expect(await codeOf(drop(31))).toEqual([409, 'other-refund']);
    expect(await storedBooking(services)).toEqual(stored);
  });

  test('is the only one that is left: the booking is cancelled as a whole', async () => {
    const { services, drop, read, secret } = await calledOffVan(await newPlace());
    await callOffBoat(services);
    await drop(32);
    const { refundNow, trips } = await read();
    expect(trips[0].refundIfDropped).toBeUndefined();
    const last = await drop(40, { tripRef: OTHER_TRIP });
    expect([last.status, last.body.code]).toEqual([409, 'last-trip']);
    expect(refundNow).toEqual({ minor: 7200, currency: 'USD' });
    const path = `/api/bookings/${CHANGED_REF}/cancellation`;
    expect((await send(services, 'POST', path, { body: { expectedRefund: refundNow }, secret })).status).toBe(200);
    expect(await storedBooking(services)).toMatchObject({ status: 'cancelled', refundCents: 7200 });
  });

  test('is of a booking that is over', async () => {
    const { services, drop } = await calledOffVan(await newPlace());
    await services.unitOfWork.write(CHANGED_REF, ({ bookings }) =>
      bookings.change(CHANGED_REF, { status: 'completed' }),
    );
    const { status, body } = await drop(32);
    expect([status, body.code]).toEqual([409, 'over']);
  });
});
