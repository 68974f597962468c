import { expect, test } from 'vitest';
import { callOffDepartures } from '../../../src/server/backoffice/call-off.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aCountedCatalogue, aSharedVan, servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { bookedSeats, CHANGED_REF, payFor, storedBooking } from '../../fixtures/steps/changing.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

/** Half is kept in the last week, everything in the last day, which is also the notice. */
const STRICT = aPolicy({
  bookingNotice: '24h',
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '24h', feePercent: 50 },
  ],
});
const HOURS_BEFORE = '2027-01-12T04:00:00+08:00';

/** Two paid seats on a departure that the operator calls off hours before it leaves. */
async function calledOffSeats(place: DatabasePlace) {
  const services = await servicesSelling(place, aCountedCatalogue([aSharedVan({ policy: STRICT })]));
  const booked = await bookedSeats(services);
  await payFor(services, 32);
  services.setTime(HOURS_BEFORE);
  return { services, ...booked };
}

async function callOff(services: TestServices): Promise<void> {
  const scope = { kind: 'listing', id: 'SV-PPS-ELN' } as const;
  const request = { scope, day: '2027-01-12', time: '07:30', reason: 'the road is flooded', by: 'Ana' };
  const outcome = await callOffDepartures(services.unitOfWork, await services.catalogue(), request, services.clock());
  expect(outcome).toMatchObject({ kind: 'called-off', trips: [{ bookingRef: CHANGED_REF }] });
}

describeOnBothDatabases('a trip that is called off (specification.md#calling-off-a-departure)', (newPlace) => {
  test('is moved at no cost, although its notice and its fee have begun', async () => {
    const { services, change, quote } = await calledOffSeats(await newPlace());
    expect((await change({ date: '2027-01-20' }, 32)).status).toBe(409);
    await callOff(services);
    expect((await quote({ date: '2027-01-20' })).body).toMatchObject({
      newTotalUsd: 32,
      due: { minor: 0 },
      retained: { minor: 0 },
    });
    const { status, body } = await change({ date: '2027-01-20' }, 32);
    expect(status).toBe(200);
    expect(body.trips[0]).toMatchObject({ departure: '2027-01-20T07:30:00+08:00', totalUsd: 32 });
    expect(body.trips[0].isCalledOff).toBeUndefined();
    expect(body.refundNow).toEqual({ minor: 3200, currency: 'USD' });
  });

  test('gives all money back to whoever cancels, also after it would have left', async () => {
    const { services, secret } = await calledOffSeats(await newPlace());
    const read = () => send(services, 'GET', `/api/bookings/${CHANGED_REF}`, { secret });
    expect((await read()).body.refundNow).toEqual({ minor: 0, currency: 'USD' });
    await callOff(services);
    services.setTime('2027-01-12T10:00:00+08:00');
    expect((await read()).body).toMatchObject({ refundNow: { minor: 3200 }, trips: [{ isCalledOff: true }] });
    const cancelled = await send(services, 'POST', `/api/bookings/${CHANGED_REF}/cancellation`, {
      body: { expectedRefund: { minor: 3200, currency: 'USD' } },
      secret,
    });
    expect(cancelled.status).toBe(200);
    expect(await storedBooking(services)).toMatchObject({ status: 'cancelled', refundCents: 3200 });
  });
});
