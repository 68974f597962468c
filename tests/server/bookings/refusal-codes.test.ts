import { expect, test } from 'vitest';
import { cancelBookingContract, saveHotelContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { startPaymentContract } from '../../../src/lib/payments/payments.contract.ts';
import { aBookingBody, aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const AFTER_IT_LEFT = '2027-01-12T08:00:00+08:00';

describeOnBothDatabases('what is refused says why with a code, for pages in any language', (newPlace) => {
  test('as a cart that is booked already does', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const placing = { body: aBookingBody(), key: 'another-key-of-it', secret };
    expect((await send(services, 'POST', '/api/bookings', placing)).body.code).toBe('already-booked');
    const saving = { body: aCartBody(), secret };
    expect((await send(services, 'POST', `/api/cart/upsert/${REF}`, saving)).body.code).toBe('booked');
  });

  test('as another refund than was shown does, and a trip that has left', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const cancel = async () => {
      const body = { expectedRefund: { minor: 100, currency: 'USD' } };
      const { path } = cancelBookingContract;
      return (await send(services, 'POST', `/api/bookings/${REF}${path}`, { body, secret })).body.code;
    };
    expect(await cancel()).toBe('other-refund');
    services.setTime(AFTER_IT_LEFT);
    expect(await cancel()).toBe('too-late');
  });

  test('as a hotel and a payment of a booking that is over do', async () => {
    const services = await aServices(await newPlace());
    const { booking, secret } = await book(services);
    services.setTime(AFTER_IT_LEFT);
    const hotel = { tripRef: booking.trips[0]?.ref, side: 'dropoff', hotel: 'Casa Nova' };
    const saving = { body: hotel, secret };
    const saved = await send(services, 'PUT', `/api/bookings/${REF}${saveHotelContract.path}`, saving);
    const paying = { body: { method: 'manual' }, secret, key: 'a-key-of-the-browser' };
    const paid = await send(services, 'POST', `/api/bookings/${REF}${startPaymentContract.path}`, paying);
    expect([saved.body.code, paid.body.code]).toEqual(['over', 'nothing-due']);
  });
});
