import { expect, test } from 'vitest';
import {
  calendarContract,
  callOffContract,
  callOffPreviewContract,
  changeDeparturesContract,
  seaContract,
} from '../../../src/lib/desk/calendar.contract.ts';
import { addDays } from '../../../src/lib/time/manila.ts';
import { aCountedBackoffice, BOAT, seatAt } from '../../fixtures/builders/a-counted-backoffice.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const REASON = 'the coast guard keeps boats in port';

/** A desk that sells seats, with one booked van and one booked boat; Joy works there. */
async function aHarbour(newPlace: NewPlace) {
  const backoffice = await aCountedBackoffice(await newPlace());
  await seatAt(backoffice, 1, 4);
  await seatAt(backoffice, 2, 6, BOAT, '09:00');
  const joy = await aStaffMember(backoffice.services, { role: 'desk', name: 'Joy' });
  return { backoffice, joy, day: backoffice.day };
}

const change = (staff: TestStaff, day: string, changes: object = {}) =>
  staff.post('/api/desk/departures', {
    ...{ scope: { kind: 'listing', id: 'JT-ELN-A' }, day, time: null, change: { kind: 'close' }, reason: REASON },
    ...changes,
  });

describeOnBothDatabases('GET /api/desk/calendar (specification.md#calendar-of-the-desk)', (newPlace) => {
  test('says of each day how many leave, how full it is, and what is closed', async () => {
    const { joy, day } = await aHarbour(newPlace);
    const dayOf = async () => {
      const { status, body } = await joy.get(`/api/desk/calendar?month=${day.slice(0, 7)}`);
      expect(status).toBe(200);
      const { days } = calendarContract.response.parse(body);
      expect(days.map((one) => one.day.slice(0, 7)).every((month) => month === day.slice(0, 7))).toBe(true);
      expect(addDays(days.at(-1)?.day ?? '', 1).slice(8)).toBe('01');
      return days.find((one) => one.day === day);
    };
    const open = await dayOf();
    // Ten places in each of two vans, twenty on two boats.
    expect(open).toEqual({ day, departures: 2, people: 10, share: 0.25, closed: 0, scheduled: 3, problems: 0 });
    await change(joy, day);
    expect(await dayOf()).toEqual({ ...open, closed: 1, problems: 1 });
  });

  test('refuses what is no month, and does not exist for drivers', async () => {
    const { backoffice, joy, day } = await aHarbour(newPlace);
    expect((await joy.get('/api/desk/calendar?month=2027-13')).status).toBe(422);
    const driver = await aStaffMember(backoffice.services, { role: 'driver', providerId: 'adsts' });
    const addresses = [`calendar?month=${day.slice(0, 7)}`, 'sea'];
    for (const address of addresses) expect((await driver.get(`/api/desk/${address}`)).status).toBe(404);
    expect((await change(driver, day)).status).toBe(404);
    expect((await driver.post('/api/desk/departures/call-off', {})).status).toBe(404);
    expect((await driver.put('/api/desk/sea', {})).status).toBe(404);
  });
});

describeOnBothDatabases('changes of departures at the desk (specification.md#changes-of-a-day)', (newPlace) => {
  test('close, keep, open and resize them, with who did it', async () => {
    const { backoffice, joy, day } = await aHarbour(newPlace);
    const stateAfter = async (changes: object) => {
      const { status, body } = await change(joy, day, changes);
      expect(status).toBe(200);
      const [departure] = changeDeparturesContract.response.parse(body).departures;
      return [departure?.state, departure?.reason, departure?.taken];
    };
    expect(await stateAfter({})).toEqual(['closed', REASON, '6 of 20']);
    expect(await stateAfter({ change: { kind: 'ask' } })).toEqual(['ask', REASON, '6 of 20']);
    expect(await stateAfter({ change: { kind: 'open' }, reason: '' })).toEqual(['open', '', '6 of 20']);
    const seats = { kind: 'seats', units: 1, seats: 8 };
    expect(await stateAfter({ change: seats, reason: '' })).toEqual(['open', '', '6 of 8']);
    const stored = await backoffice.services.unitOfWork.read(({ availability }) =>
      availability.changes([{ kind: 'listing', id: 'JT-ELN-A' }], { from: day, to: day }),
    );
    expect(new Set(stored.map(({ by }) => by))).toEqual(new Set(['Joy']));
  });

  test.each([
    ['an hour at which nothing leaves', { time: '11:00' }, 422],
    ['a listing that is none', { scope: { kind: 'listing', id: 'NO-NE' } }, 422],
    ['no reason', { reason: ' ' }, 422],
    ['more places than a boat has', { change: { kind: 'seats', units: 1, seats: 99 } }, 422],
    ['a day that is over', { day: '2020-01-01' }, 409],
  ])('refuse %s', async (_what, changes, status) => {
    const { joy, day } = await aHarbour(newPlace);
    expect((await change(joy, day, changes)).status).toBe(status);
  });

  test('call a departure off, and ask its travellers once', async () => {
    const { joy, day } = await aHarbour(newPlace);
    const request = { scope: { kind: 'port', id: 'ELN' }, day, time: '09:00', reason: REASON };
    const callOff = async () => {
      const { status, body } = await joy.post('/api/desk/departures/call-off', request);
      expect(status).toBe(200);
      return callOffContract.response.parse(body);
    };
    const first = await callOff();
    expect(first.departures.map(({ listingCode, state }) => [listingCode, state])).toEqual([['JT-ELN-A', 'closed']]);
    expect(first.trips.map(({ isNew }) => isNew)).toEqual([true]);
    const again = await callOff();
    expect(again.trips.map(({ isNew }) => isNew)).toEqual([false]);
    const { body } = await joy.get(`/api/desk/bookings/${first.trips[0]?.bookingRef}`);
    expect(body.notes).toMatchObject([{ by: 'Joy', text: expect.stringContaining(REASON) }]);
  });
});

describeOnBothDatabases('GET /api/desk/departures/call-off (specification.md#calling-off-a-departure)', (newPlace) => {
  test('says what calling a port off for a day does, and is right about it', async () => {
    const { joy, day } = await aHarbour(newPlace);
    const preview = async (scope: string) => {
      const { status, body } = await joy.get(`/api/desk/departures/call-off?${scope}&day=${day}`);
      expect(status).toBe(200);
      const { asOf: _asOf, ...counted } = callOffPreviewContract.response.parse(body);
      return counted;
    };
    const port = 'kind=port&id=ELN';
    const before = await preview(port);
    // Nobody has paid, so that the company knows of nothing.
    expect(before).toEqual({ departures: 1, people: 6, bookings: 1, known: 0, companies: [] });
    await joy.post('/api/desk/bookings/AAAA0002/status', { event: 'confirm' }, { key: 'confirm-it-1' });
    expect(await preview(port)).toEqual({ ...before, companies: ['ADSTS'] });
    const request = { scope: { kind: 'port', id: 'ELN' }, day, time: null, reason: REASON };
    const { body } = await joy.post('/api/desk/departures/call-off', request);
    expect([body.trips.length, body.companies]).toEqual([1, ['ADSTS']]);
    expect(await preview(port)).toEqual({ ...before, bookings: 0, known: 1 });
    expect(await preview('kind=listing&id=SV-PPS-ELN')).toMatchObject({ departures: 1, people: 4, bookings: 1 });
  });

  test.each(['kind=port&id=XXX', 'kind=ship&id=ELN', 'id=ELN'])('refuses %s', async (scope) => {
    const { joy, day } = await aHarbour(newPlace);
    expect((await joy.get(`/api/desk/departures/call-off?${scope}&day=${day}`)).status).toBe(422);
  });
});

describeOnBothDatabases('the sea at the desk (specification.md#the-sea)', (newPlace) => {
  test('is set for a port, with who did it, and taken away', async () => {
    const { joy } = await aHarbour(newPlace);
    const normal = { port: 'ELN', status: 'normal', note: '', until: null, endsAt: null, by: null, at: null };
    expect(seaContract.response.parse((await joy.get('/api/desk/sea')).body).ports).toEqual([normal]);
    const set = { port: 'ELN', status: 'rough', note: 'Waves of two metres.', until: null };
    const { status, body } = await joy.put('/api/desk/sea', set);
    expect([status, seaContract.response.parse(body).ports]).toEqual([
      200,
      [{ ...set, endsAt: expect.any(String), by: 'Joy', at: body.asOf }],
    ]);
    const back = await joy.put('/api/desk/sea', { ...set, status: 'normal', note: '' });
    expect(back.body.ports).toEqual([{ ...normal, by: 'Joy', at: back.body.asOf }]);
    for (const wrong of [{ port: 'XXX' }, { until: '2020-01-01' }, { status: 'normal' }, { note: 'x'.repeat(121) }]) {
      expect((await joy.put('/api/desk/sea', { ...set, ...wrong })).status).toBe(422);
    }
  });
});
