import { expect, test } from 'vitest';
import {
  aSeatBody,
  aSharedVan,
  placeSeats,
  servicesSelling,
  vacanciesOf,
} from '../../fixtures/builders/a-shared-van.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aReseller, people, uuidOf } from '../../fixtures/steps/a-reseller.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

/** Days on which one place is left, each of them wanted by four at once. */
const ROUNDS = 6;

const dayOf = (round: number) => `2027-01-${12 + round}`;

describeOnBothDatabases('the last place, wanted by all at once (specification.md#selling-places)', (newPlace) => {
  test('is sold once: to the site, the desk, or one of two resellers on two servers', { timeout: 60_000 }, async () => {
    const place = await newPlace();
    const [services, others] = [await servicesSelling(place), await servicesSelling(place)];
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const one = await aReseller(services);
    const other = { ...(await aReseller(others, { name: 'Another' })) };
    for (let round = 0; round < ROUNDS; round += 1) {
      const date = dayOf(round);
      const availabilityId = `${date}T07:30:00+08:00`;
      const filled = await placeSeats(services, aSeatBody(round * 10, 9, { date }));
      expect(filled.status).toBe(201);
      const [site, desk] = [aSeatBody(round * 10 + 1, 1, { date }), aSeatBody(round * 10 + 2, 1, { date })];
      const wants = [
        () => placeSeats(others, site),
        () => joy.post('/api/desk/bookings', { ...desk, payment: { kind: 'link' } }, { key: `key-of-joy-${round}` }),
        () => one.hold(uuidOf(round), { availabilityId, unitItems: people(1) }),
        () => other.hold(uuidOf(round), { availabilityId, unitItems: people(1) }),
      ];
      // Each of them is the first one to ask in some round.
      const answers = await Promise.all(
        [...wants.slice(round % 4), ...wants.slice(0, round % 4)].map((want) => want()),
      );
      const sold = answers.filter(({ status }) => status < 300);
      expect([round, sold.length]).toEqual([round, 1]);
      const rows = await services.database.read((db) =>
        db.selectFrom('booked_trips').select('people').where('departure', '=', availabilityId).execute(),
      );
      expect(rows.reduce((sum, row) => sum + row.people, 0)).toBe(10);
    }
  });

  test('is told to be gone to a reseller as to a traveller', async () => {
    const services = await servicesSelling(await newPlace());
    const reseller = await aReseller(services);
    expect((await reseller.hold(uuidOf(1), { unitItems: people(9) })).status).toBe(200);
    expect(await vacanciesOf(services)).toBe(1);
    const tooMany = await reseller.hold(uuidOf(2));
    expect([tooMany.status, tooMany.body]).toEqual([
      400,
      { error: 'UNPROCESSABLE_ENTITY', errorMessage: 'There is room for 1 at most. Nothing was booked.' },
    ]);
    expect((await placeSeats(services, aSeatBody(1, 1, {}, aSharedVan()))).status).toBe(201);
    const none = await reseller.hold(uuidOf(3), { unitItems: people(1) });
    expect([none.status, none.body.errorMessage]).toEqual([400, 'No places are left. Nothing was booked.']);
    const days = { localDateStart: '2027-01-12', localDateEnd: '2027-01-12' };
    const asked = { productId: 'SV-PPS-ELN', optionId: 'DEFAULT', ...days };
    const [early, late] = (await reseller.post('/availability', asked)).body;
    expect(early).toMatchObject({ status: 'SOLD_OUT', available: false, vacancies: 0, capacity: 10, maxUnits: 0 });
    expect(late).toMatchObject({ status: 'AVAILABLE', available: true, vacancies: 10 });
  });
});
