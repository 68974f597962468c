import { expect, test } from 'vitest';
import { countDay } from '../../../src/server/backoffice/count-day.ts';
import type { AvailabilityRepository } from '../../../src/server/repositories/availability-record.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';
import {
  aCountedCatalogue,
  aSeatBody,
  aSharedVan,
  placeSeats,
  servicesSelling,
} from '../../fixtures/builders/a-shared-van.ts';
import { NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';
const pooled = (code: string, pool = 'vans') => aSharedVan({ code, capacity: { units: 1, seats: 10, pool } });
const LISTINGS = [
  pooled('SV-A'),
  pooled('SV-B'),
  pooled('SV-C', 'others'),
  aSharedVan({ code: 'SV-D' }),
  aSharedVan({ code: 'SV-E' }),
];
const CATALOGUE = aCountedCatalogue(LISTINGS, [aPool({ units: 2 }), aPool({ id: 'others' })]);

describeOnBothDatabases('the departures of a day for the operator', (newPlace) => {
  test('are counted by loading each pool once, and what has no pool together', async () => {
    const services = await servicesSelling(await newPlace(), CATALOGUE);
    for (const [number, listing] of LISTINGS.entries()) {
      expect((await placeSeats(services, aSeatBody(number + 1, number + 1, {}, listing))).status).toBe(201);
    }
    const calls: string[] = [];
    const counted = await services.unitOfWork.read(({ availability }) => {
      const recording: AvailabilityRepository = {
        ...availability,
        bookedTrips: (codes, period) => {
          calls.push(codes.join(' '));
          return availability.bookedTrips(codes, period);
        },
      };
      return countDay(recording, CATALOGUE, { listings: LISTINGS, date: DAY }, NOW);
    });
    expect(calls).toEqual(['SV-A SV-B SV-C SV-D SV-E', 'SV-A SV-B', 'SV-C', 'SV-D SV-E']);
    const booked = counted.filter(({ bookings }) => bookings.length > 0);
    expect(booked.map(({ listing, used, poolUse }) => [listing.code, used, poolUse?.out ?? null])).toEqual([
      ['SV-A', 1, 2],
      ['SV-B', 2, 2],
      ['SV-C', 3, 1],
      ['SV-D', 4, null],
      ['SV-E', 5, null],
    ]);
  });
});
