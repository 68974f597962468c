import { expect, test } from 'vitest';
import { NO_PLACES } from '../../../src/lib/bookings/bookings.contract.ts';
import { OTHER_PRICE } from '../../../src/lib/bookings/change-trip.contract.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
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
import {
  bookedSeats,
  CHANGED_REF,
  CHANGED_TRIP,
  changeMailsOf,
  payFor,
  storedBooking,
} from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('a change of a trip (specification.md#changing-a-trip)', (newPlace) => {
  test('to a full departure says what is left, and the trip stays as it was', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services, 4);
    await placeSeats(services, aSeatBody(2, 8, { time: '09:30' }));
    const { status, body } = await change({ time: '09:30' }, 64);
    expect([status, body.code]).toEqual([409, NO_PLACES]);
    expect(body.fullTrips[0]).toMatchObject({
      largestGroup: 2,
      alternatives: [{ time: '07:30' }, { date: '2027-01-13' }, {}],
    });
    expect(await vacanciesOf(services)).toBe(6);
  });

  test('counts its own places as free: a group of six may become ten where ten fit', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services, 6);
    expect((await change({ people: 10 }, 160)).status).toBe(200);
    expect(await vacanciesOf(services)).toBe(0);
  });

  test('that changes nothing any more is one: one event, one mail to each', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const [first, again] = [await change({ time: '09:30' }, 32), await change({ time: '09:30' }, 32)];
    expect([first.status, again.status]).toEqual([200, 200]);
    const events = await services.unitOfWork.read(({ bookings }) => bookings.events(CHANGED_REF));
    expect(events.filter(({ event }) => event === 'change-trip')).toEqual([
      expect.objectContaining({
        actor: 'traveller',
        cause:
          'Shared van from Puerto Princesa to El Nido: 2027-01-12 07:30 for 2, 32 dollars, now 2027-01-12 09:30 for 2, 32 dollars.',
      }),
    ]);
    expect((await changeMailsOf(services)).map(({ recipient }) => recipient).toSorted()).toEqual([
      'operator',
      'traveller',
    ]);
  });

  test('that is paid is told to the company too', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    await payFor(services, 32);
    await change({ time: '09:30' }, 32);
    expect((await changeMailsOf(services)).map(({ recipient }) => recipient).toSorted()).toEqual([
      'operator',
      'provider:ADSTS',
      'traveller',
    ]);
  });

  test('is refused once the notice of the old departure has begun, and for a new one that is too near', async () => {
    const policy = aPolicy({ bookingNotice: '24h' });
    const services = await servicesSelling(await newPlace(), aCountedCatalogue([aSharedVan({ policy })]));
    const { change } = await bookedSeats(services);
    await payFor(services, 32);
    services.setTime('2027-01-11T07:30:00+08:00');
    const near = await change({ date: '2027-01-11', time: '09:30' }, 32);
    expect([near.status, near.body.errors[0].field]).toEqual([422, 'choice.time']);
    services.setTime('2027-01-11T07:30:01+08:00');
    const late = await change({ date: '2027-01-20' }, 32);
    expect([late.status, late.body.detail]).toEqual([
      409,
      'It is too late to change this trip here. Write to us or call us.',
    ]);
  });

  test('at another price than was shown changes nothing and tells the price', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const { status, body } = await change({ people: 3 }, 47);
    expect([status, body.code, body.quote.newTotalUsd]).toEqual([409, OTHER_PRICE, 48]);
    expect(await storedBooking(services)).toMatchObject({ totalUsd: 32 });
  });

  test('of a stranger, of another trip, or of a booking that is over, is refused', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const body = { tripRef: 'BBBBBBBB', choice: aSeatBody(1, 2).bookingItems[0]?.trip, expectedTotalUsd: 32 };
    expect(
      (
        await send(services, 'PUT', `/api/bookings/${CHANGED_REF}/trip`, {
          body,
          secret: 'x'.repeat(43),
          key: 'of-a-stranger',
        })
      ).status,
    ).not.toBe(200);
    services.setTime('2026-11-22T12:00:00+08:00');
    const over = await change({ time: '09:30' }, 32);
    expect([over.status, over.body.detail]).toEqual([409, 'This booking is over. Write to us about changes.']);
  });

  test('of two travellers who want the other’s full departure blocks neither of them', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services, 10);
    const other = await placeSeats(services, aSeatBody(2, 10, { time: '09:30' }));
    const { listingCode: _code, ...choice } = other.body.booking.trips[0].trip;
    const body = { tripRef: CHANGED_TRIP, choice: { ...choice, time: '07:30' }, expectedTotalUsd: 160 };
    const answers = await Promise.all([
      change({ time: '09:30' }, 160),
      send(services, 'PUT', `/api/bookings/${refOf(2)}/trip`, { body, secret: other.body.secret, key: 'of-the-other' }),
    ]);
    expect(answers.map((answer) => answer.body.code)).toEqual([NO_PLACES, NO_PLACES]);
    expect([await vacanciesOf(services), await vacanciesOf(services, '09:30')]).toEqual([0, 0]);
  });

  test('is refused to a traveller after ten of them, because each one mails the company', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const timesInTurn = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? '09:30' : '07:30'));
    for (const time of timesInTurn) expect((await change({ time }, 32)).status).toBe(200);
    const eleventh = await change({ time: '09:30' }, 32);
    expect([eleventh.status, eleventh.body.detail]).toEqual([
      409,
      'This trip has already been changed ten times. Write to us to change it again.',
    ]);
  });
});
