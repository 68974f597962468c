import { expect, test } from 'vitest';
import { placeBookingContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aBookingBody, aCartBody, book, CONTACT, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const KEY = 'a-key-of-the-browser';

describeOnBothDatabases('POST /api/bookings, where the cart is not what the catalogue says', (newPlace) => {
  const item = aCartItem('AAAAAAAA');
  const cheap = { ...item, totalUsd: 1, total: 1, planUsd: { ...item.planUsd, base: 1 } };
  test.each([
    ['a price made up in the browser', { bookingItems: [cheap], expectedTotalUsd: 1 }, 'bookingItems.0.totalUsd', 1],
    ['a sum that was not shown', { expectedTotalUsd: 100 }, 'expectedTotalUsd', 1],
    ['too many people', { bookingItems: [aCartItem('AAAAAAAA', { people: 9 })] }, 'bookingItems.0.trip.people', 1],
    [
      'a day that is over',
      { bookingItems: [aCartItem('AAAAAAAA', { date: '2026-11-20' })] },
      'bookingItems.0.trip.date',
      0,
    ],
    [
      'a place that is not served',
      { bookingItems: [aCartItem('AAAAAAAA', { pickup: { areaId: 'sab-pier', text: '' } })] },
      'bookingItems.0.trip.pickup',
      1,
    ],
    [
      'a listing that is gone',
      { bookingItems: [aCartItem('AAAAAAAA', { listingCode: 'PV-GONE' })] },
      'bookingItems.0.trip.listingCode',
      0,
    ],
  ])('books nothing for %s, and says what the cart should be', async (_name, change, field, left) => {
    const services = await aServices(await newPlace());
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(change), key: KEY });
    expect(answer.status).toBe(409);
    const conflict = placeBookingContract.conflict.parse(answer.body);
    expect(conflict.errors?.map((error) => error.field)).toContain(field);
    expect(conflict.items).toHaveLength(left);
    expect(conflict.items.every(({ totalUsd }) => totalUsd === 173)).toBe(true);
    expect(await services.unitOfWork.read((repositories) => repositories.bookings.find(REF))).toBeNull();
  });

  test('books no example, and says so to people and programs', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ sample: true })]));
    const error = {
      field: 'bookingItems.0.trip.listingCode',
      detail: 'This is an example of what we could offer. It cannot be booked.',
      code: 'SAMPLE_LISTING',
    };
    const booked = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY });
    expect([booked.status, booked.body.items, booked.body.errors[0]]).toEqual([409, [], error]);
    const put = await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() });
    expect([put.status, put.body.errors]).toEqual([422, [error]]);
    const stored = await services.unitOfWork.read(({ bookings, carts }) =>
      Promise.all([bookings.find(REF), carts.find(REF)]),
    );
    expect(stored).toEqual([null, null]);
  });

  test('wants the notice that the catalogue asks for (specification.md#notice)', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: aPolicy({ bookingNotice: '24h' }) })]));
    services.setTime('2027-01-11T07:31:00+08:00');
    const late = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY });
    expect(late.body.errors).toEqual([
      { field: 'bookingItems.0.trip.time', code: 'too-soon', detail: expect.any(String) },
    ]);
    services.setTime('2027-01-11T07:30:00+08:00');
    expect((await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY })).status).toBe(201);
  });

  test('takes a price that has changed once the traveller has seen it', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ price: { base: 190, extra: 0, inc: 8, currency: 'USD' } })]));
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY });
    expect(answer.status).toBe(409);
    const corrected = aBookingBody({ bookingItems: answer.body.items, expectedTotalUsd: 190 });
    expect((await send(services, 'POST', '/api/bookings', { body: corrected, key: 'after-looking' })).status).toBe(201);
  });

  test('sells under the rules of the day: later prices and policies change nothing', async () => {
    const services = await aServices(await newPlace());
    const { booking, secret } = await book(services);
    services.sell(aBookingCatalogue([]));
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body).toEqual(booking);
  });

  test.each([
    [
      'a number that no network has',
      { contactInfo: { ...CONTACT, mobile: '+63111' + '0000000' } },
      'contactInfo.mobile',
    ],
    ['a trip twice', { bookingItems: [item, item], expectedTotalUsd: 346 }, 'bookingItems'],
    ['an e-mail without a host', { contactInfo: { ...CONTACT, email: 'maria@' } }, 'contactInfo.email'],
  ])('names the field of %s', async (_name, change, field) => {
    const services = await aServices(await newPlace());
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(change), key: KEY });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field, detail: expect.stringMatching(/\w/) }]);
  });

  test('asks for a key', async () => {
    const services = await aServices(await newPlace());
    expect((await send(services, 'POST', '/api/bookings', { body: aBookingBody() })).status).toBe(400);
  });
});
