import { expect, test } from 'vitest';
import { type DeskDeparture, departuresContract } from '../../../src/lib/desk/departures.contract.ts';
import { addDays } from '../../../src/lib/time/manila.ts';
import { aBookingCatalogue, aPassportTrip, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aCountedBackoffice, seatAt } from '../../fixtures/builders/a-counted-backoffice.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';
import { book, CONTACT, REF } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';
const PATH = `/api/desk/departures?day=${DAY}`;

async function departuresOf(staff: TestStaff, path = PATH): Promise<readonly DeskDeparture[]> {
  const { status, body } = await staff.get(path);
  expect(status).toBe(200);
  return departuresContract.response.parse(body).departures;
}

/** A van of ADSTS, and a tour of Zion that asks for passports and cash, in one booking. */
async function aVanAndATour(services: TestServices): Promise<void> {
  const tour = aTrip({ code: 'PV-PPUR-SVC-PPS', title: 'Underground River' });
  services.sell(
    aBookingCatalogue([
      aSellableTrip(),
      aPassportTrip({ provider: 'Zion', providerId: 'zion', cashPhp: { perPerson: 150, perGroup: 0 } }),
    ]),
  );
  const items = [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB', { time: '13:30', notes: 'A surfboard' }, tour)];
  await book(services, { bookingItems: items, expectedTotalUsd: 346 });
}

describeOnBothDatabases('GET /api/desk/departures (specification.md#departures-of-a-day)', (newPlace) => {
  test('has the departures of a day by hour, with who travels and what is missing', async () => {
    const services = await aServices(await newPlace());
    await aVanAndATour(services);
    const desk = await aStaffMember(services, { role: 'desk' });
    const { body } = await desk.get(PATH);
    expect([body.day, body.asOf]).toEqual([DAY, NOON]);
    const [van, tour] = departuresContract.response.parse(body).departures;
    expect(van).toMatchObject({ time: '07:30', provider: 'ADSTS', state: 'open', people: 2, taken: '2' });
    expect(van?.groups).toHaveLength(1);
    const [first] = van?.groups[0]?.trips ?? [];
    expect(first).toMatchObject({
      bookingRef: REF,
      tripRef: 'AAAAAAAA',
      booker: CONTACT,
      status: 'awaiting-payment',
      isCertain: false,
      dueCents: 34_600,
      missing: ['not paid', '2 of 2 names missing'],
      cashPhp: 0,
      isCalledOff: false,
    });
    expect(first?.persons).toEqual(
      [0, 1].map((index) => ({ index, name: null, nationality: null, ageBand: null, checkIn: null })),
    );
    expect(tour).toMatchObject({ time: '13:30', title: 'Underground River', provider: 'Zion', providerId: 'zion' });
    expect(tour?.groups[0]).toMatchObject({ cashPhp: 300, trips: [{ notes: 'A surfboard', dueCents: 0 }] });
    expect(await departuresOf(desk, `/api/desk/departures?day=${addDays(DAY, 1)}`)).toEqual([]);
  });

  test('shows a driver the departures of one company, without money, passports and e-mail addresses', async () => {
    const services = await aServices(await newPlace());
    await aVanAndATour(services);
    const driver = await aStaffMember(services, { role: 'driver', providerId: 'zion' });
    const departures = await departuresOf(driver, `${PATH}&empty=1`);
    expect(departures.map(({ title }) => title)).toEqual(['Underground River']);
    const [trip] = departures[0]?.groups[0]?.trips ?? [];
    expect(trip?.booker).toEqual({ name: CONTACT.name, mobile: CONTACT.mobile });
    expect(trip).toMatchObject({ cashPhp: 300, missing: ['2 of 2 names missing'] });
    for (const field of ['status', 'dueCents']) expect(trip).not.toHaveProperty(field);
    const other = await aStaffMember(services, { role: 'driver', name: 'Ben', providerId: 'nobody' });
    expect(await departuresOf(other)).toEqual([]);
  });

  test('says how full a departure is, in which vehicles, and whether it is closed', async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    const { services, day, run } = backoffice;
    for (const [number, people] of [6, 2].entries()) await seatAt(backoffice, number, people);
    await run('close', 'JT-ELN-A', day, '--reason', 'the coast guard keeps boats in port');
    const owner = await aStaffMember(services);
    const [van] = await departuresOf(owner, `/api/desk/departures?day=${day}`);
    expect(van).toMatchObject({ taken: '8 of 10', used: 8, capacity: 10, state: 'open', vehicle: 'van', people: 8 });
    expect(van?.groups.map(({ vehicle, people }) => [vehicle, people])).toEqual([[null, 8]]);
    const all = await departuresOf(owner, `/api/desk/departures?day=${day}&empty=1`);
    expect(all.find(({ listingCode }) => listingCode === 'JT-ELN-A')).toMatchObject({
      ...{ time: '09:00', state: 'closed', reason: 'the coast guard keeps boats in port', isChanged: true },
      ...{ groups: [], taken: '0 of 20', vehicle: 'boat' },
    });
    // That it is closed is said once, by its state.
    await run('close', 'SV-PPS-ELN', day, '--reason', 'road works');
    const [closed] = await departuresOf(owner, `/api/desk/departures?day=${day}`);
    expect(closed).toMatchObject({ state: 'closed', reason: 'road works', warnings: [] });
    const hours = all.filter(({ listingCode }) => listingCode === 'PrivBoat-ELN-A');
    expect(hours.map(({ time, until, taken }) => [time, until, taken])).toEqual([
      ['06:00', '08:00', '0 of 2 vehicles'],
    ]);
  });

  test('reads today where no day is named, and refuses what is no day', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    expect((await owner.get('/api/desk/departures')).body.day).toBe(NOON.slice(0, 10));
    expect((await owner.get('/api/desk/departures?day=2027-02-30')).status).toBe(422);
  });
});
