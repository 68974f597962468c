import { expect, test } from 'vitest';
import { saveCheckInContract } from '../../../src/lib/desk/check-in.contract.ts';
import { receiveManualPayment } from '../../../src/server/backoffice/receive-manual-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';
const PATH = `/api/desk/bookings/${REF}/check-ins`;
const at = (minute: number) => `${DAY}T07:${String(minute).padStart(2, '0')}:00+08:00`;

const aCheckIn = (changes: object = {}) => ({
  ...{ id: 'check-in-1', tripRef: 'AAAAAAAA', index: 0, state: 'boarded', at: at(10) },
  ...changes,
});

/** A paid van of two, on the morning of its departure. */
async function aMorning(newPlace: NewPlace): Promise<TestServices> {
  const services = await aServices(await newPlace());
  await book(services);
  const payment = { id: 'BANK-1', amount: { currency: 'USD', cents: 17_300 } } as const;
  await services.unitOfWork.write(REF, (repositories) =>
    receiveManualPayment(repositories, REF, payment, aBookingCatalogue(), services.clock()),
  );
  services.setTime(at(20));
  return services;
}

async function stateOf(staff: TestStaff): Promise<readonly unknown[]> {
  const { body } = await staff.get(`/api/desk/departures?day=${DAY}`);
  return body.departures[0].groups[0].trips[0].persons.map(({ checkIn }: { checkIn: unknown }) => checkIn);
}

describeOnBothDatabases('PUT /api/desk/bookings/{ref}/check-ins (specification.md#check-in)', (newPlace) => {
  test('says who has boarded, since when and by whom; the same request twice is one', async () => {
    const services = await aMorning(newPlace);
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const saved = { tripRef: 'AAAAAAAA', index: 0, checkIn: { state: 'boarded', at: at(10), by: 'Joy' } };
    const { status, body } = await joy.put(PATH, aCheckIn());
    expect([status, saveCheckInContract.response.parse(body)]).toEqual([200, saved]);
    await joy.put(PATH, aCheckIn({ id: 'check-in-2', state: 'none', at: at(12) }));
    expect((await joy.put(PATH, aCheckIn())).body.checkIn).toBeNull();
    expect(await stateOf(joy)).toEqual([null, null]);
  });

  test('lets two devices agree: the latest word counts, and the first boarding keeps its time', async () => {
    const services = await aMorning(newPlace);
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const driver = await aStaffMember(services, { role: 'driver', name: 'Jun', providerId: 'adsts' });
    await joy.put(PATH, aCheckIn({ at: at(12) }));
    // Sent later, as the pier had no network.
    await driver.put(PATH, aCheckIn({ id: 'check-in-2', at: at(9) }));
    await driver.put(PATH, aCheckIn({ id: 'check-in-3', state: 'no-show', at: at(5) }));
    await joy.put(PATH, aCheckIn({ id: 'check-in-4', index: 1, state: 'no-show' }));
    const expected = [
      { state: 'boarded', at: at(9), by: 'Jun' },
      { state: 'no-show', at: at(10), by: 'Joy' },
    ];
    expect(await stateOf(joy)).toEqual(expected);
    expect(await stateOf(driver)).toEqual(expected);
  });

  test('takes no time that is still to come', async () => {
    const services = await aMorning(newPlace);
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    await joy.put(PATH, aCheckIn({ at: '2030-01-01T00:00:00Z' }));
    services.setTime(at(30));
    await joy.put(PATH, aCheckIn({ id: 'check-in-2', state: 'no-show', at: at(25) }));
    expect(await stateOf(joy)).toEqual([{ state: 'no-show', at: at(25), by: 'Joy' }, null]);
  });

  test('is of drivers only for their own company, and does not exist otherwise', async () => {
    const services = await aMorning(newPlace);
    const stranger = await aStaffMember(services, { role: 'driver', providerId: 'zion' });
    expect((await stranger.put(PATH, aCheckIn())).status).toBe(404);
    expect((await send(services, 'PUT', PATH, { body: aCheckIn() })).status).toBe(401);
  });

  test.each([
    ['another trip', { tripRef: 'ZZZZZZZZ' }, 404],
    ['a third of two', { index: 2 }, 404],
    ['another state', { state: 'asleep' }, 422],
    ['no time', { at: 'now' }, 422],
    ['a short id', { id: '1' }, 422],
    ['the id of somebody else', { index: 1 }, 409],
  ])('refuses %s', async (_what, changes, status) => {
    const services = await aMorning(newPlace);
    const joy = await aStaffMember(services, { role: 'desk' });
    await joy.put(PATH, aCheckIn());
    expect((await joy.put(PATH, aCheckIn(changes))).status).toBe(status);
  });

  test('is refused once the booking is cancelled, and travellers see nothing of it', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const joy = await aStaffMember(services, { role: 'desk' });
    await joy.put(PATH, aCheckIn({ at: '2026-11-21T04:00:00Z' }));
    const traveller = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(JSON.stringify(traveller.body)).not.toMatch(/boarded|check/i);
    const body = { expectedRefund: { minor: 0, currency: 'USD' } };
    await send(services, 'POST', `/api/bookings/${REF}/cancellation`, { body, secret });
    expect((await joy.put(PATH, aCheckIn({ id: 'check-in-2' }))).status).toBe(409);
  });
});
