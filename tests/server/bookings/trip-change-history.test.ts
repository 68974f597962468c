import { expect, test } from 'vitest';
import type { TripChoice } from '../../../src/lib/booking/trip-choice.schema.ts';
import { servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { bookedSeats, CHANGED_REF } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const TITLE = 'Shared van from Puerto Princesa to El Nido';
const AT_HALF_PAST_SEVEN = `${TITLE}: 2027-01-12 07:30 for 2, 32 dollars`;
const CITY = { areaId: 'pps-city-hotels', text: 'Casa Secreta' };

/** What the history of a booking says of each change of its trip, one after the other. */
async function causesOf(services: Awaited<ReturnType<typeof servicesSelling>>): Promise<readonly string[]> {
  const events = await services.unitOfWork.read(({ bookings }) => bookings.events(CHANGED_REF));
  return events.flatMap(({ event, cause }) => (event === 'change-trip' ? [cause] : []));
}

describeOnBothDatabases('the history of a changed trip (specification.md#changing-a-trip)', (newPlace) => {
  test('says before and after of every field that is another one', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const steps: readonly [Partial<TripChoice>, usd: number, cause: string][] = [
      [
        { date: '2027-01-13', time: '09:30', people: 3 },
        48,
        `${AT_HALF_PAST_SEVEN}, now 2027-01-13 09:30 for 3, 48 dollars.`,
      ],
      [{}, 32, `${TITLE}: 2027-01-13 09:30 for 3, 48 dollars, now 2027-01-12 07:30 for 2, 32 dollars.`],
      [{ pickup: CITY }, 32, `${AT_HALF_PAST_SEVEN}. Pickup: Puerto Princesa Airport, now Puerto Princesa hotels.`],
      [
        { pickup: CITY, arrival: { number: '5J 637', time: '06:40' } },
        32,
        `${AT_HALF_PAST_SEVEN}. Flight or ferry: none, now 5J 637, 6:40 AM.`,
      ],
      [
        { pickup: CITY, arrival: { number: '5J 641', time: '05:10' }, dropoff: { areaId: null, text: 'Nacpan' } },
        32,
        `${AT_HALF_PAST_SEVEN}. Drop-off: El Nido hotels, now a place to be confirmed. Flight or ferry: 5J 637, 6:40 AM, now 5J 641, 5:10 AM.`,
      ],
    ];
    for (const [choice, usd] of steps) expect((await change(choice, usd)).status).toBe(200);
    expect(await causesOf(services)).toEqual(steps.map(([, , cause]) => cause));
  });

  test('has nothing that a traveller has typed but the flight', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    await change({ dropoff: { areaId: 'eln-town-hotels', text: 'Hotel Secreto' } }, 32);
    await change({ dropoff: { areaId: 'eln-town-hotels', text: 'Hotel Secreto' }, notes: 'My secret' }, 32);
    expect(await causesOf(services)).toEqual([
      `${AT_HALF_PAST_SEVEN}. Drop-off: another address in El Nido hotels.`,
      `${AT_HALF_PAST_SEVEN}. Other notes.`,
    ]);
  });
});
