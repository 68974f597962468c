import { expect, test } from 'vitest';
import { aPool } from '../../fixtures/builders/a-pool.ts';
import {
  aCountedCatalogue,
  aSeatBody,
  aSharedVan,
  placeSeats,
  servicesSelling,
  vacanciesOf,
} from '../../fixtures/builders/a-shared-van.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const capacity = { units: 2, seats: 10, pool: 'vans' };
const VAN = aSharedVan({ capacity });
const OTHER = aSharedVan({ code: 'SV-PPS-PBT', capacity });
const POOLS = [aPool({ units: 2, seats: 10 }), aPool({ id: 'others', units: 2, seats: 10 })];

describeOnBothDatabases('a booked trip of a withdrawn listing (specification.md#pools)', (newPlace) => {
  /** A van whose sister listing has taken one of two vans, and is withdrawn then. */
  async function afterWithdrawal(people = 3, sold = OTHER) {
    const services = await servicesSelling(await newPlace(), aCountedCatalogue([VAN, sold], POOLS));
    const placed = await placeSeats(services, aSeatBody(1, people, {}, sold));
    expect(placed.status).toBe(201);
    services.sell(aCountedCatalogue([VAN], POOLS));
    return { services, secret: placed.body.secret as string, booking: placed.body.booking };
  }

  test('keeps its vehicle: nobody else is sold it', async () => {
    const { services } = await afterWithdrawal();
    expect(await vacanciesOf(services)).toBe(10);
    expect((await placeSeats(services, aSeatBody(2, 10))).status).toBe(201);
    expect((await placeSeats(services, aSeatBody(3, 1))).status).toBe(409);
  });

  test('needs as many vehicles as its groups, by the rules of its sale', async () => {
    const alone = { ...OTHER, sharing: 'alone' } as const;
    const { services } = await afterWithdrawal(2, alone);
    expect((await placeSeats(services, aSeatBody(2, 9))).status).toBe(201);
    expect(await vacanciesOf(services)).toBe(1);
  });

  test('gives its vehicle back when it expires', async () => {
    const { services, booking } = await afterWithdrawal();
    services.setTime(booking.payBy);
    expect(await vacanciesOf(services)).toBe(20);
  });

  test('is told to nobody with its pool', async () => {
    const { booking } = await afterWithdrawal();
    expect(JSON.stringify(booking)).not.toContain('poolUse');
  });

  test('counts in the pool of today where its listing has only moved to another one', async () => {
    const { services } = await afterWithdrawal();
    const moved = { ...OTHER, capacity: { ...capacity, pool: 'others' } };
    services.sell(aCountedCatalogue([VAN, moved], POOLS));
    expect(await vacanciesOf(services)).toBe(20);
    expect(await vacanciesOf(services, '07:30', 'SV-PPS-PBT')).toBe(17);
  });
});
