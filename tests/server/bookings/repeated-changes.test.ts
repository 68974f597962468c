import { expect, test } from 'vitest';
import { NO_PLACES } from '../../../src/lib/bookings/bookings.contract.ts';
import { aSeatBody, placeSeats, servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { bookedSeats, CHANGED_REF, CHANGED_TRIP, changeMailsOf, storedBooking } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const KEY = 'key-of-the-change';
const SEVEN_THIRTY = '2027-01-12T07:30:00+08:00';
const NINE_THIRTY = '2027-01-12T09:30:00+08:00';

describeOnBothDatabases('a change of a trip under a key (specification.md#changing-a-trip)', (newPlace) => {
  test('that is repeated after it was taken back changes and mails nothing', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const departureOf = ({ body }: Awaited<ReturnType<typeof change>>) => body.trips[0].departure;
    expect(departureOf(await change({ time: '09:30' }, 32, KEY))).toBe(NINE_THIRTY);
    expect(departureOf(await change({ time: '07:30' }, 32))).toBe(SEVEN_THIRTY);
    const mails = await changeMailsOf(services);
    const repeated = await change({ time: '09:30' }, 32, KEY);
    expect([repeated.status, departureOf(repeated)]).toEqual([200, SEVEN_THIRTY]);
    expect((await storedBooking(services))?.trips[0]).toMatchObject({ departure: SEVEN_THIRTY, changes: 2 });
    expect(await changeMailsOf(services)).toEqual(mails);
  });

  test('that changed nothing is done with too: its repetition undoes no later change', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    await change({}, 32, KEY);
    await change({ time: '09:30' }, 32);
    expect((await change({}, 32, KEY)).body.trips[0].departure).toBe(NINE_THIRTY);
  });

  test('that was refused can be made under the same key later', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    await placeSeats(services, aSeatBody(2, 10, { time: '09:30' }));
    expect((await change({ time: '09:30' }, 32, KEY)).body.code).toBe(NO_PLACES);
    services.setTime('2026-11-22T11:00:00+08:00');
    await services.unitOfWork.write('AAAA0002', ({ bookings }) => bookings.change('AAAA0002', { status: 'cancelled' }));
    expect((await change({ time: '09:30' }, 32, KEY)).body.trips[0].departure).toBe(NINE_THIRTY);
  });

  test('of another change is refused, and so is one without a key', async () => {
    const services = await servicesSelling(await newPlace());
    const { change, secret } = await bookedSeats(services);
    await change({ time: '09:30' }, 32, KEY);
    const other = await change({ people: 3 }, 48, KEY);
    expect([other.status, other.body.detail]).toEqual([422, 'This key belongs to another request. Use a new one.']);
    const { listingCode: _code, ...choice } = (await storedBooking(services))?.trips[0]?.trip ?? {};
    const body = { tripRef: CHANGED_TRIP, choice, expectedTotalUsd: 32 };
    const path = `/api/bookings/${CHANGED_REF}/trip`;
    expect((await send(services, 'PUT', path, { body, secret })).status).toBe(400);
  });
});
