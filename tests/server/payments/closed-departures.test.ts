import { expect, test } from 'vitest';
import { callOffDepartures } from '../../../src/server/backoffice/call-off.ts';
import { type ChangeKind, changeDepartures, changesKey } from '../../../src/server/backoffice/change-departures.ts';
import { aStripe } from '../../fixtures/fakes/a-stripe.ts';
import { REF, send } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paying } from '../../fixtures/steps/paying.ts';

const scope = { kind: 'listing', id: 'PV-PPS-ELN' } as const;
const REASON = 'the road is flooded';

async function change(services: TestServices, kind: Exclude<ChangeKind['kind'], 'seats'>, day: string): Promise<void> {
  const request = { scope, day, time: null, what: { kind }, reason: REASON, by: 'Ana' };
  const catalogue = await services.catalogue();
  const outcome = await services.unitOfWork.write(changesKey(day), (repositories) =>
    changeDepartures(repositories, catalogue, request, services.clock()),
  );
  expect(outcome.kind).toBe('changed');
}

/** An unpaid booking, with the day of its trip. */
async function unpaid(place: DatabasePlace) {
  const stripe = await aStripe();
  const booked = await paying(stripe, place);
  const { trips } = await booked.read();
  return { ...booked, stripe, day: trips[0]?.trip.date as string };
}

describeOnBothDatabases('paying for a closed departure (specification.md#payment)', (newPlace) => {
  test('is refused online, saying why and what to do, and the payment service is not asked', async () => {
    const { services, stripe, start, day } = await unpaid(await newPlace());
    await change(services, 'close', day);
    const { status, body } = await start();
    expect(status).toBe(409);
    expect(body.detail).toContain(`: ${REASON}. You were not charged. Change the trip to another day`);
    expect(stripe.sessions).toEqual([]);
  });

  test('is refused by hand too, and does not hold the places any longer', async () => {
    const { services, secret, day, read } = await unpaid(await newPlace());
    const { payBy } = await read();
    await change(services, 'close', day);
    const request = { body: { method: 'manual' }, secret, key: 'a-payment-by-hand' };
    expect((await send(services, 'POST', `/api/bookings/${REF}/payment`, request)).status).toBe(409);
    expect((await read()).payBy).toBe(payBy);
  });

  test('is refused for a page that was opened before the departure was closed', async () => {
    const { services, start, day } = await unpaid(await newPlace());
    expect((await start('before-it-closed')).status).toBe(200);
    await change(services, 'close', day);
    expect((await start('after-it-closed')).status).toBe(409);
  });

  test('is refused once the departure was called off, even if it is open again', async () => {
    const { services, start, day } = await unpaid(await newPlace());
    const request = { scope, day, time: null, reason: REASON, by: 'Ana' };
    await callOffDepartures(services.unitOfWork, await services.catalogue(), request, services.clock());
    await change(services, 'open', day);
    expect((await start()).status).toBe(409);
  });

  test.each(['ask', 'open'] as const)('works where the last change is "%s"', async (kind) => {
    const { services, start, day } = await unpaid(await newPlace());
    await change(services, 'close', day);
    await change(services, kind, day);
    expect((await start()).body.kind).toBe('redirect');
  });

  test('works where another day is closed', async () => {
    const { services, start } = await unpaid(await newPlace());
    await change(services, 'close', '2027-03-01');
    expect((await start()).body.kind).toBe('redirect');
  });
});
