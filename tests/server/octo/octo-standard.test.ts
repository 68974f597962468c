import { zAvailability, zAvailabilityCalendar, zBooking, zCapability, zProduct, zSupplier } from '@octocloud/types';
import { expect, test } from 'vitest';
import { aReseller, aReservation, aSellingReseller, OCTO_CONTACT, uuidOf } from '../../fixtures/steps/a-reseller.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const ONE = uuidOf(1);

describeOnBothDatabases('answers to resellers (specification.md#resellers)', (newPlace) => {
  test('are what the schemas of the standard take, from the supplier to a cancelled booking', async () => {
    const { reseller } = await aSellingReseller(await newPlace());
    const { get, post } = reseller;
    const supplier = await get('/supplier');
    expect(zSupplier.parse(supplier.body)).toMatchObject({ name: 'Dalan Palawan' });
    expect(supplier.headers.get('octo-capabilities')).toBe('octo/pricing');
    expect(zCapability.parse((await get('/capabilities')).body[0])).toMatchObject({ id: 'octo/pricing' });
    const [product] = (await get('/products')).body;
    expect(zProduct.parse(product)).toEqual((await get('/products/SV-PPS-ELN')).body);
    const days = { ...aReservation(), localDateStart: '2027-01-12', localDateEnd: '2027-01-13' };
    const calendar = (await post('/availability/calendar', days)).body;
    expect(calendar.map((day: unknown) => zAvailabilityCalendar.parse(day).localDate)).toEqual([
      '2027-01-12',
      '2027-01-13',
    ]);
    const departures = (await post('/availability', days)).body;
    expect(departures.map((departure: unknown) => zAvailability.parse(departure).id)).toHaveLength(4);
    const held = await reseller.hold(ONE);
    expect([held.status, held.body.errorMessage]).toEqual([200, undefined]);
    expect(zBooking.parse(held.body)).toMatchObject({ status: 'ON_HOLD', uuid: ONE });
    const extended = await post(`/bookings/${ONE}/extend`, { expirationMinutes: 45 });
    expect(zBooking.parse(extended.body)).toMatchObject({ utcExpiresAt: '2026-11-21T04:45:00Z' });
    const confirmed = await post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT, resellerReference: 'R-1' });
    expect(zBooking.parse(confirmed.body)).toMatchObject({ status: 'CONFIRMED', resellerReference: 'R-1' });
    const read = await get(`/bookings/${ONE}`);
    expect(zBooking.parse(read.body)).toEqual(confirmed.body);
    const [found] = (await get('/bookings?resellerReference=R-1')).body;
    expect(zBooking.parse(found)).toEqual(confirmed.body);
    const cancelled = await post(`/bookings/${ONE}/cancel`, { reason: 'ill' });
    expect(zBooking.parse(cancelled.body)).toMatchObject({
      status: 'CANCELLED',
      cancellable: false,
      cancellation: { refund: 'FULL', reason: 'ill', utcCancelledAt: '2026-11-21T04:00:00Z' },
    });
  });

  test('have prices only for who asks for them', async () => {
    const { reseller, services } = await aSellingReseller(await newPlace());
    await aReseller(services, { name: 'Another' });
    const without = { headers: { 'octo-capabilities': '' } };
    const [product] = (await reseller.get('/products', without)).body;
    expect(JSON.stringify(product)).not.toMatch(/pricing|currency/i);
    const held = await reseller.post('/bookings', { uuid: ONE, ...aReservation() }, without);
    expect(JSON.stringify(held.body)).not.toMatch(/pricing|currency/i);
    expect(held.headers.get('octo-capabilities')).toBeNull();
  });
});
