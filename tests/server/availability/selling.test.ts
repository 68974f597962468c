import { expect, test } from 'vitest';
import { NO_PLACES, placeBookingContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { expireBookings } from '../../../src/server/bookings/expire-bookings.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';
import {
  aCountedCatalogue,
  aSeatBody,
  aSharedVan,
  placeSeats,
  refOf,
  servicesSelling,
  vacanciesOf,
} from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';
/** Unpaid places are kept for 24 hours: see `aPayment`. */
const EXPIRY = '2026-11-22T12:00:00+08:00';

describeOnBothDatabases('places of a departure (specification.md#selling-places)', (newPlace) => {
  test('are sold until none is left, and then the answer says what is', async () => {
    const services = await servicesSelling(await newPlace());
    expect((await placeSeats(services, aSeatBody(1, 7))).status).toBe(201);
    const refused = await placeSeats(services, aSeatBody(2, 4));
    expect(refused.status).toBe(409);
    const { code, fullTrips, items, errors } = placeBookingContract.conflict.parse(refused.body);
    expect(code).toBe(NO_PLACES);
    expect(fullTrips).toEqual([
      {
        ref: 'AAAAAAAA',
        status: 'LIMITED',
        vacancies: 3,
        largestGroup: 3,
        alternatives: [
          { date: DAY, time: '09:30', vacancies: 10 },
          { date: '2027-01-13', time: '07:30', vacancies: 10 },
          { date: '2027-01-13', time: '09:30', vacancies: 10 },
        ],
      },
    ]);
    expect(items.map(({ ref }) => ref)).toEqual(['AAAAAAAA']);
    expect(errors).toEqual([
      { field: 'bookingItems.0.trip.time', code: 'LIMITED', detail: 'There is room for 3 at most.' },
    ]);
    expect((await placeSeats(services, aSeatBody(3, 3))).status).toBe(201);
    expect(await vacanciesOf(services)).toBe(0);
    expect(await vacanciesOf(services, '09:30')).toBe(10);
  });

  test('are not sold by a booking that is refused, and its cart and reference stay as they were', async () => {
    const services = await servicesSelling(await newPlace());
    await placeSeats(services, aSeatBody(1, 8));
    expect((await placeSeats(services, aSeatBody(2, 3))).status).toBe(409);
    expect(await services.unitOfWork.read(({ bookings }) => bookings.find(refOf(2)))).toBeNull();
    expect((await placeSeats(services, aSeatBody(2, 2))).status).toBe(201);
  });

  test('are counted within one booking too', async () => {
    const services = await servicesSelling(await newPlace());
    const body = aSeatBody(1, 6);
    const [first] = body.bookingItems;
    const twice = { ...body, bookingItems: [first, { ...first, ref: 'BBBBBBBB' }], expectedTotalUsd: 192 };
    const { status, body: refused } = await send(services, 'POST', '/api/bookings', {
      body: twice,
      key: 'one-key-for-both',
    });
    expect(status).toBe(409);
    expect(refused.fullTrips).toEqual([expect.objectContaining({ ref: 'BBBBBBBB', largestGroup: 4 })]);
  });

  test('are taken once by a request that is sent twice', async () => {
    const services = await servicesSelling(await newPlace());
    const [first, again] = [await placeSeats(services, aSeatBody(1, 6)), await placeSeats(services, aSeatBody(1, 6))];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await vacanciesOf(services)).toBe(4);
  });

  test('come back when the booking is cancelled', async () => {
    const services = await servicesSelling(await newPlace());
    const { body } = await placeSeats(services, aSeatBody(1, 10));
    expect(await vacanciesOf(services)).toBe(0);
    const cancelled = await send(services, 'POST', `/api/bookings/${refOf(1)}/cancellation`, {
      body: { expectedRefund: { minor: 0, currency: 'USD' } },
      secret: body.secret,
      key: 'cancelling-key',
    });
    expect(cancelled.status).toBe(200);
    expect(await vacanciesOf(services)).toBe(10);
  });

  test('come back at the instant at which the booking expires, also before that is stored', async () => {
    const services = await servicesSelling(await newPlace());
    await placeSeats(services, aSeatBody(1, 10));
    services.setTime(EXPIRY);
    expect(await vacanciesOf(services)).toBe(10);
    expect((await placeSeats(services, aSeatBody(2, 10))).status).toBe(201);
    await expireBookings(services.unitOfWork, services.clock());
    expect(await vacanciesOf(services)).toBe(0);
  });

  test('are taken again by money that comes late, while they are free', async () => {
    const services = await servicesSelling(await newPlace());
    await placeSeats(services, aSeatBody(1, 10));
    services.setTime(EXPIRY);
    const { booking } = await pay(services, refOf(1), 16_000);
    expect(booking).toMatchObject({ status: 'paid', refundCents: 0 });
    expect(await vacanciesOf(services)).toBe(0);
  });

  test('that were sold meanwhile are not sold again by money that comes late: it is owed back', async () => {
    const services = await servicesSelling(await newPlace());
    await placeSeats(services, aSeatBody(1, 10));
    services.setTime(EXPIRY);
    expect((await placeSeats(services, aSeatBody(2, 1))).status).toBe(201);
    const { booking } = await pay(services, refOf(1), 16_000);
    expect(booking).toMatchObject({ status: 'expired', paidCents: 16_000, refundCents: 16_000 });
    expect(await vacanciesOf(services)).toBe(9);
  });

  test('of a pool are counted over all its listings, until its vehicles have turned round (specification.md#pools)', async () => {
    const vans = { capacity: { units: 1, seats: 10, pool: 'vans' } };
    const back = aSharedVan({ code: 'SV-ELN-PPS', ...vans });
    const alone = aSellableTrip({ sharing: 'alone', capacity: { units: 1, seats: 8, pool: 'vans' } });
    const there = aSharedVan(vans);
    const pool = aPool({ units: 1, seats: 10 });
    const services = await servicesSelling(await newPlace(), aCountedCatalogue([there, back, alone], [pool]));
    expect((await placeSeats(services, aSeatBody(1, 1, {}, there))).status).toBe(201);
    expect((await placeSeats(services, aSeatBody(2, 1, {}, back))).body).toMatchObject({ code: NO_PLACES });
    expect((await placeSeats(services, aSeatBody(3, 2, { time: '13:00' }, alone))).body).toMatchObject({
      code: NO_PLACES,
    });
    // Five hours and a half on the road, and half an hour to turn round.
    expect((await placeSeats(services, aSeatBody(4, 2, { time: '13:30' }, alone))).status).toBe(201);
    expect((await placeSeats(services, aSeatBody(5, 9, {}, there))).status).toBe(201);
  });

  test('are as many as are asked for where nobody counts', async () => {
    const services = await servicesSelling(await newPlace(), aCountedCatalogue([freeSale()]));
    for (const number of [1, 2, 3]) expect((await placeSeats(services, aSeatBody(number, 8))).status).toBe(201);
    const { body } = await send(services, 'GET', `/api/availability?listing=SV-PPS-ELN&from=${DAY}&to=${DAY}`);
    expect(body.days[0]).toMatchObject({ status: 'FREESALE', departures: [{ vacancies: null }, { vacancies: null }] });
  });
});

function freeSale() {
  const { capacity: _none, ...rest } = aSharedVan({ sharing: 'together' });
  return rest;
}

async function pay(services: TestServices, bookingRef: string, cents: number) {
  const payment = { id: `paid-${bookingRef}`, bookingRef, method: 'manual', cents, actor: 'operator' } as const;
  const catalogue = await services.catalogue();
  const outcome = await services.unitOfWork.write(bookingRef, (repositories) =>
    receivePayment(repositories, payment, catalogue, services.clock()),
  );
  if (outcome.kind !== 'received') throw new Error(`not received: ${outcome.kind}`);
  return outcome;
}
