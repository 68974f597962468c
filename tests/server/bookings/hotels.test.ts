import { expect, test } from 'vitest';
import { bookingSchema } from '../../../src/lib/bookings/bookings.contract.ts';
import { departuresOn } from '../../../src/server/backoffice/departures.ts';
import { missingOf } from '../../../src/server/backoffice/manifest.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const PATH = `/api/bookings/${REF}/hotels`;
const FORM = { tripRef: 'AAAAAAAA', side: 'dropoff', hotel: 'Casa Maria' };

/** A van to a hotel in El Nido that the traveller does not know yet. */
async function aBookingWithoutHotel(services: TestServices): Promise<string> {
  const item = aCartItem('AAAAAAAA', { dropoff: { areaId: 'eln-town-hotels', text: '' } });
  return (await book(services, { bookingItems: [item] })).secret;
}

async function missingOn(services: TestServices): Promise<readonly string[]> {
  const [trip] = await services.unitOfWork.read((repositories) =>
    departuresOn(repositories, { day: '2027-01-12' }, null, services.clock()),
  );
  return trip ? missingOf(trip) : [];
}

describeOnBothDatabases('PUT /api/bookings/{ref}/hotels (ADR 29)', (newPlace) => {
  test('names a hotel that was missing on the booking and the manifest, once', async () => {
    const services = await aServices(await newPlace());
    const secret = await aBookingWithoutHotel(services);
    expect(await missingOn(services)).toContain('hotel of the drop-off not known');
    const before = (await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body;
    expect(before.trips[0]).toMatchObject({
      unknownHotels: ['dropoff'],
      dropoff: { name: 'Hotel not known yet, El Nido hotels' },
    });

    const answer = await send(services, 'PUT', PATH, { body: FORM, secret });
    expect(answer.status).toBe(200);
    const [trip] = bookingSchema.parse(answer.body).trips;
    expect(trip?.dropoff.name).toBe('Casa Maria, El Nido hotels');
    expect(trip?.trip.dropoff).toEqual({ areaId: 'eln-town-hotels', text: 'Casa Maria' });
    expect(trip).not.toHaveProperty('unknownHotels');
    expect(await missingOn(services)).not.toContain('hotel of the drop-off not known');
    expect((await send(services, 'PUT', PATH, { body: FORM, secret })).status).toBe(200);
    expect((await send(services, 'PUT', PATH, { body: { ...FORM, hotel: 'Elsewhere' }, secret })).status).toBe(409);
    const notes = await services.unitOfWork.read((repositories) => repositories.notes.ofBooking(REF));
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('Casa Maria, said by the traveller')]);
  });

  test('takes no hotel for one spot, for nothing, for another trip, without the secret, or once the trip has left', async () => {
    const services = await aServices(await newPlace());
    const secret = await aBookingWithoutHotel(services);
    const statusOf = async (change: object, key: string | undefined = secret) =>
      (await send(services, 'PUT', PATH, { body: { ...FORM, ...change }, secret: key })).status;
    expect(await statusOf({ side: 'pickup' })).toBe(409);
    expect(await statusOf({ hotel: ' . ' })).toBe(422);
    expect(await statusOf({ hotel: 'x'.repeat(161) })).toBe(422);
    expect(await statusOf({ hotel: 'two\u0000words' })).toBe(422);
    expect(await statusOf({ hotel: '\u3164\u200b\u202e' })).toBe(422);
    expect(await statusOf({ tripRef: 'ZZZZZZZZ' })).toBe(422);
    expect(await statusOf({}, 'not-the-secret')).toBe(404);
    services.setTime('2027-01-12T08:00:00+08:00');
    expect(await statusOf({})).toBe(409);
  });
});
