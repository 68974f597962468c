import { expect, test } from 'vitest';
import { addDays, manilaDate } from '../../src/lib/time/manila.ts';
import { aBackoffice, type TestBackoffice } from '../fixtures/a-backoffice.ts';
import { aPool } from '../fixtures/a-pool.ts';
import { aCountedCatalogue, aSeatBody, aSharedVan, placeSeats, refOf } from '../fixtures/a-shared-van.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../fixtures/databases.ts';

const VAN = aSharedVan({ capacity: { units: 1, seats: 10, pool: 'vans' } });
const BOAT = aSharedVan({
  code: 'JT-ELN-A',
  title: 'Tour A joining boat',
  origin: 'ELN',
  destination: 'ELN',
  sched: ['09:00'],
  capacity: { units: 2, seats: 10, pool: 'boats' },
});
const PRIVATE_BOAT = aSharedVan({
  code: 'PrivBoat-ELN-A',
  title: 'Tour A private boat',
  origin: 'ELN',
  destination: 'ELN',
  sched: [],
  hours: { first: '06:00', last: '08:00' },
  sharing: 'alone',
  capacity: { units: 2, seats: 12, pool: 'boats' },
});
const POOLS = [
  aPool({ units: 3, seats: 10 }),
  aPool({ id: 'boats', name: 'Boats', vehicle: 'boat', units: 3, seats: 12 }),
];

async function aDesk(place?: DatabasePlace): Promise<TestBackoffice> {
  return aBackoffice(place, aCountedCatalogue([VAN, BOAT, PRIVATE_BOAT], POOLS));
}

async function seat({ services, day }: TestBackoffice, number: number, people: number, listing = VAN, time = '07:30') {
  return placeSeats(services, aSeatBody(number, people, { date: day, time }, listing));
}

describeOnBothDatabases('changes of a day (specification.md#changes-of-a-day)', (newPlace) => {
  test('a departure that is closed sells nothing, names who is on it, and sells again once it is open', {
    timeout: 60_000,
  }, async () => {
    const desk = await aDesk(await newPlace());
    await seat(desk, 1, 4);
    const closed = await desk.run(
      'close',
      'sv-pps-eln',
      desk.day,
      '7:30',
      '--reason',
      'the road is flooded',
      '--by',
      'Ana',
    );
    expect(closed).toMatchObject({ code: 0, error: '' });
    const lines = closed.out.trimEnd().split('\n');
    expect(lines[0]).toBe(`SV-PPS-ELN on ${desk.day} at 07:30 is closed.`);
    expect(lines[2]).toMatch(/^07:30 +SV-PPS-ELN +CLOSED +4 of 10 +0 +vans +1 of 3 +the road is flooded$/);
    expect(lines.at(-1)).toBe('Warning: 07:30 SV-PPS-ELN is closed, and booked by AAAA0001 (4).');
    const refused = await seat(desk, 2, 1);
    expect(refused).toMatchObject({
      status: 409,
      body: { fullTrips: [{ status: 'CLOSED', reason: 'the road is flooded' }] },
    });
    expect((await seat(desk, 3, 1, VAN, '09:30')).status).toBe(201);

    expect((await desk.run('open', 'SV-PPS-ELN', desk.day)).code).toBe(0);
    expect((await seat(desk, 4, 1)).status).toBe(201);
    const changes = await desk.services.unitOfWork.read(({ availability }) =>
      availability.changes([{ kind: 'listing', id: 'SV-PPS-ELN' }], { from: desk.day, to: desk.day }),
    );
    expect(changes).toMatchObject([
      { kind: 'close', time: '07:30', by: 'Ana', reason: 'the road is flooded' },
      { kind: 'open', time: null, reason: '' },
    ]);
  });

  test('places are sold as set for the day, and what is over is named', { timeout: 60_000 }, async () => {
    const desk = await aDesk(await newPlace());
    await seat(desk, 1, 8);
    const more = await desk.run('seats', 'SV-PPS-ELN', desk.day, '07:30', '--units', '2');
    expect(more.out).toMatch(/^07:30 +SV-PPS-ELN +AVAILABLE +8 of 20 +0 /m);
    expect((await seat(desk, 2, 10)).status).toBe(201);
    const fewer = await desk.run('seats', 'SV-PPS-ELN', desk.day, '--as-planned', '--reason', 'one van broke');
    expect(fewer.out).toMatch(/^07:30 +SV-PPS-ELN +SOLD_OUT +18 of 10 +8 /m);
    expect(fewer.out).toContain(
      'Warning: 07:30 SV-PPS-ELN is over by 8: 18 of 10 taken, by AAAA0001 (8), AAAA0002 (10).',
    );
    const pool = await desk.run('seats', '--pool', 'vans', desk.day, '--units', '1', '--json');
    expect(JSON.parse(pool.out)).toMatchObject({
      scope: { kind: 'pool', id: 'vans' },
      units: 1,
      seats: null,
      departures: [
        { time: '07:30', poolUse: { out: 2, units: 1 } },
        { time: '09:30', status: 'SOLD_OUT', vacancies: 0 },
      ],
    });
  });

  test('a port is closed for its boats alone, and travellers can be asked to call', { timeout: 60_000 }, async () => {
    const desk = await aDesk(await newPlace());
    const asked = await desk.run('ask', '--port', 'eln', desk.day, '--reason', 'the swell is high');
    expect(asked.out.split('\n')[0]).toBe(
      `Every boat from ELN on ${desk.day} is booked by you alone: travellers are told to ask.`,
    );
    expect(asked.out).toMatch(/^06:00–08:00 +PrivBoat-ELN-A +CLOSED, ask us +0 of 2 vehicles /m);
    expect(await seat(desk, 1, 2, BOAT, '09:00')).toMatchObject({
      status: 409,
      body: { fullTrips: [{ isOnRequest: true }] },
    });
    expect((await seat(desk, 2, 2)).status).toBe(201);

    const day = await desk.run('availability', '--day', desk.day);
    expect(
      day.out
        .split('\n')
        .slice(1, -1)
        .map((line) => line.split(/ {2,}/).slice(0, 3)),
    ).toEqual([
      ['06:00–08:00', 'PrivBoat-ELN-A', 'CLOSED, ask us'],
      ['07:30', 'SV-PPS-ELN', 'AVAILABLE'],
      ['09:00', 'JT-ELN-A', 'CLOSED, ask us'],
    ]);
    const listing = await desk.run('availability', '--day', desk.day, '--listing', 'SV-PPS-ELN', '--json');
    expect(JSON.parse(listing.out)).toMatchObject([
      { time: '07:30', used: 2, capacity: 10, over: 0, bookings: [{ bookingRef: refOf(2), people: 2 }] },
      { time: '09:30', used: 0, bookings: [] },
    ]);
  });

  test('a change waits for a sale in flight, and shows it', { timeout: 60_000 }, async () => {
    const desk = await aDesk(await newPlace());
    const [sold, closed] = await Promise.all([
      seat(desk, 1, 2),
      desk.run('close', 'SV-PPS-ELN', desk.day, '--reason', 'the road is flooded', '--json'),
    ]);
    const { departures } = JSON.parse(closed.out);
    expect([sold.status, departures[0].used]).toEqual(sold.status === 201 ? [201, 2] : [409, 0]);
  });

  test('changes of one day by two at once are all kept', { timeout: 60_000 }, async () => {
    const desk = await aDesk(await newPlace());
    const ends = await Promise.all(
      ['SV-PPS-ELN', 'JT-ELN-A', 'PrivBoat-ELN-A'].map((code) =>
        desk.run('close', code, desk.day, '--reason', 'a storm'),
      ),
    );
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await desk.run('availability', '--day', desk.day, '--json')).out.match(/"a storm"/g)).toHaveLength(4);
  });
});

test.each<readonly [readonly string[], string]>([
  [['close', 'SV-PPS-ELN', 'DAY'], 'close needs --reason, as in --reason "the coast guard keeps boats in port".'],
  [['close', 'SV-PPS-ELN', 'tomorrow', '--reason', 'x'], '"tomorrow" is no day such as 2027-01-12.'],
  [['close', 'SV-PPS-ELN', 'DAY', '25:00', '--reason', 'x'], '"25:00" is no hour such as 07:30.'],
  [
    ['close', 'SV-PPS-ELN', 'DAY', '08:00', '--reason', 'x'],
    'SV-PPS-ELN does not leave at 08:00: it leaves at 07:30, 09:30.',
  ],
  [['close', 'SV-PPS-ELN', 'PAST', '--reason', 'x'], 'is over: it cannot be changed any more.'],
  [['close', 'SV-NOWHERE', 'DAY', '--reason', 'x'], 'There is no listing "SV-NOWHERE".'],
  [['close', '--pool', 'cars', 'DAY', '--reason', 'x'], 'There is no pool "cars": there are vans, boats.'],
  [['close', '--port', 'PPS', 'DAY', '--reason', 'x'], 'No boat leaves from "PPS": boats leave from ELN.'],
  [['close', '--port', 'ELN', '--pool', 'vans', 'DAY', '--reason', 'x'], 'Give --pool or --port, not both.'],
  [
    ['close', 'SV-PPS-ELN', '--reason', 'x'],
    'close takes a listing such as SV-PPS-ELN and a day such as 2027-01-12, but',
  ],
  [['close', 'SV-PPS-ELN', 'DAY', '--reason', 'x'.repeat(201)], 'A reason has at most 200 characters.'],
  [['seats', 'SV-PPS-ELN', 'DAY'], 'Give --units, --seats or both, or --as-planned.'],
  [['seats', 'SV-PPS-ELN', 'DAY', '--units', '2', '--as-planned'], 'Give --units, --seats or both, or --as-planned.'],
  [['seats', 'SV-PPS-ELN', 'DAY', '--units', '101'], 'At most 100 vehicles run, with 100 places each.'],
  [['seats', 'SV-PPS-ELN', 'DAY', '--seats', '11'], 'A vehicle of vans carries 10 at most.'],
  [['seats', '--pool', 'vans', 'DAY', '--seats', '8'], 'give --units alone, and no hour.'],
])('%j is refused with one sentence', async (words, expected) => {
  const desk = await aDesk();
  const day = addDays(manilaDate(Date.now()), 30);
  const past = addDays(manilaDate(Date.now()), -1);
  const ended = await desk.run(...words.map((word) => (word === 'DAY' ? day : word === 'PAST' ? past : word)));
  expect([ended.code === 0, ended.out]).toEqual([false, '']);
  expect(ended.error).toContain(expected);
  expect(ended.error.trimEnd().split('\n')).toHaveLength(1);
});
