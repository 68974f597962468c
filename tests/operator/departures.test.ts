import { expect, test } from 'vitest';
import { aCountedBackoffice, BOAT, seatAt } from '../fixtures/builders/a-counted-backoffice.ts';
import { refOf } from '../fixtures/builders/a-shared-van.ts';
import { describeOnBothDatabases } from '../fixtures/steps/databases.ts';

describeOnBothDatabases('changes of a day (specification.md#changes-of-a-day)', (newPlace) => {
  test('a departure that is closed sells nothing, names who is on it, and sells again once it is open', {
    timeout: 60_000,
  }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 4);
    const closed = await backoffice.run(
      'close',
      'sv-pps-eln',
      backoffice.day,
      '7:30',
      '--reason',
      'the road is flooded',
      '--by',
      'Ana',
    );
    expect(closed).toMatchObject({ code: 0, error: '' });
    const lines = closed.out.trimEnd().split('\n');
    expect(lines[0]).toBe(`SV-PPS-ELN on ${backoffice.day} at 07:30 is closed.`);
    expect(lines[2]).toMatch(/^07:30 +SV-PPS-ELN +CLOSED +4 of 10 +0 +vans +1 of 3 +the road is flooded$/);
    expect(lines.at(-1)).toBe('Warning: 07:30 SV-PPS-ELN is closed, and booked by AAAA0001 (4).');
    const refused = await seatAt(backoffice, 2, 1);
    expect(refused).toMatchObject({
      status: 409,
      body: { fullTrips: [{ status: 'CLOSED', reason: 'the road is flooded' }] },
    });
    expect((await seatAt(backoffice, 3, 1, undefined, '09:30')).status).toBe(201);

    expect((await backoffice.run('open', 'SV-PPS-ELN', backoffice.day)).code).toBe(0);
    expect((await seatAt(backoffice, 4, 1)).status).toBe(201);
    const changes = await backoffice.services.unitOfWork.read(({ availability }) =>
      availability.changes([{ kind: 'listing', id: 'SV-PPS-ELN' }], { from: backoffice.day, to: backoffice.day }),
    );
    expect(changes).toMatchObject([
      { kind: 'close', time: '07:30', by: 'Ana', reason: 'the road is flooded' },
      { kind: 'open', time: null, reason: '' },
    ]);
  });

  test('places are sold as set for the day, and what is over is named', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await seatAt(backoffice, 1, 8);
    const more = await backoffice.run('seats', 'SV-PPS-ELN', backoffice.day, '07:30', '--units', '2');
    expect(more.out).toMatch(/^07:30 +SV-PPS-ELN +AVAILABLE +8 of 20 +0 /m);
    expect((await seatAt(backoffice, 2, 10)).status).toBe(201);
    const fewer = await backoffice.run(
      'seats',
      'SV-PPS-ELN',
      backoffice.day,
      '--as-planned',
      '--reason',
      'one van broke',
    );
    expect(fewer.out).toMatch(/^07:30 +SV-PPS-ELN +SOLD_OUT +18 of 10 +8 /m);
    expect(fewer.out).toContain(
      'Warning: 07:30 SV-PPS-ELN is over by 8: 18 of 10 taken, by AAAA0001 (8), AAAA0002 (10).',
    );
    const pool = await backoffice.run('seats', '--pool', 'vans', backoffice.day, '--units', '1', '--json');
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
    const backoffice = await aCountedBackoffice(await newPlace());
    const asked = await backoffice.run('ask', '--port', 'eln', backoffice.day, '--reason', 'the swell is high');
    expect(asked.out.split('\n')[0]).toBe(
      `Every boat from ELN on ${backoffice.day} is booked by you alone: travellers are told to ask.`,
    );
    expect(asked.out).toMatch(/^06:00–08:00 +PrivBoat-ELN-A +CLOSED, ask us +0 of 2 vehicles /m);
    expect(await seatAt(backoffice, 1, 2, BOAT, '09:00')).toMatchObject({
      status: 409,
      body: { fullTrips: [{ isOnRequest: true }] },
    });
    expect((await seatAt(backoffice, 2, 2)).status).toBe(201);

    const day = await backoffice.run('availability', '--day', backoffice.day);
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
    const listing = await backoffice.run('availability', '--day', backoffice.day, '--listing', 'SV-PPS-ELN', '--json');
    expect(JSON.parse(listing.out)).toMatchObject([
      { time: '07:30', used: 2, capacity: 10, over: 0, bookings: [{ bookingRef: refOf(2), people: 2 }] },
      { time: '09:30', used: 0, bookings: [] },
    ]);
  });

  test('the manifest says how full each van is, and what is over or closed', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    await backoffice.run('seats', 'SV-PPS-ELN', backoffice.day, '07:30', '--units', '2');
    for (const [number, people] of [7, 6, 3, 4].entries()) await seatAt(backoffice, number, people);
    const manifest = async (...words: readonly string[]) =>
      (await backoffice.run('manifest', '--day', backoffice.day, ...words)).out;
    expect((await manifest()).match(/Van \d of \d, .* in all/g)).toEqual([
      'Van 1 of 2, 10 of 10 people, 20 of 20 in all',
      'Van 2 of 2, 10 of 10 people, 20 of 20 in all',
    ]);
    expect(await manifest()).not.toContain('Warning');
    await backoffice.run('seats', 'SV-PPS-ELN', backoffice.day, '07:30', '--as-planned');
    await backoffice.run('close', 'SV-PPS-ELN', backoffice.day, '--reason', 'the road is flooded');
    expect((await manifest()).split('\n').slice(1, 3)).toEqual([
      'Warning: over by 10: 20 of 10 taken',
      'Warning: closed: the road is flooded',
    ]);
    expect(await manifest('--csv')).toContain('over by 10: 20 of 10 taken; closed: the road is flooded');
    expect(JSON.parse(await manifest('--json', '--listing', 'SV-PPS-ELN', '--boat', '2'))).toMatchObject([
      { boat: { number: 2, of: 2 }, people: 10, count: { vehicle: 'van', used: 20, capacity: 10, over: 10 } },
    ]);
  });

  test('a change waits for a sale in flight, and shows it', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    const [sold, closed] = await Promise.all([
      seatAt(backoffice, 1, 2),
      backoffice.run('close', 'SV-PPS-ELN', backoffice.day, '--reason', 'the road is flooded', '--json'),
    ]);
    const { departures } = JSON.parse(closed.out);
    expect([sold.status, departures[0].used]).toEqual(sold.status === 201 ? [201, 2] : [409, 0]);
  });

  test('changes of one day by two at once are all kept', { timeout: 60_000 }, async () => {
    const backoffice = await aCountedBackoffice(await newPlace());
    const ends = await Promise.all(
      ['SV-PPS-ELN', 'JT-ELN-A', 'PrivBoat-ELN-A'].map((code) =>
        backoffice.run('close', code, backoffice.day, '--reason', 'a storm'),
      ),
    );
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(
      (await backoffice.run('availability', '--day', backoffice.day, '--json')).out.match(/"a storm"/g),
    ).toHaveLength(4);
  });
});
