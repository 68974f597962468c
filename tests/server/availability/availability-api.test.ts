import { describe, expect, test } from 'vitest';
import { availabilitySchema } from '../../../src/lib/availability/availability.contract.ts';
import { aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aPool } from '../../fixtures/builders/a-pool.ts';
import { aCountedCatalogue, aSeatBody, aSharedVan } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';

const alone = aSellableTrip({
  sharing: 'alone',
  capacity: { units: 2, seats: 8, pool: 'vans' },
  hours: { first: '05:00', last: '18:00' },
});

async function services() {
  const made = await aServices();
  const van = aSharedVan({ policy: aPolicy({ bookingNotice: '24h' }) });
  made.sell(aCountedCatalogue([van, alone, aSharedVan({ code: 'SAMPLE-A', sample: true })], [aPool()]));
  return made;
}

describe('GET /api/availability (specification.md#availability-status)', () => {
  test('tells every departure of the days, both included', async () => {
    const path = '/api/availability?listing=SV-PPS-ELN&from=2026-11-21&to=2026-11-23';
    const { status, body, headers } = await send(await services(), 'GET', path);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=15');
    const { listing, at, days } = availabilitySchema.parse(body);
    expect([listing, at]).toEqual(['SV-PPS-ELN', '2026-11-21T12:00:00+08:00']);
    expect(days.map(({ date, status: best }) => `${date} ${best}`)).toEqual([
      '2026-11-21 CLOSED',
      '2026-11-22 CLOSED',
      '2026-11-23 AVAILABLE',
    ]);
    expect(days[2]?.departures).toEqual([
      {
        time: '07:30',
        status: 'AVAILABLE',
        vacancies: 10,
        largestGroup: 10,
        capacity: 10,
        cutoff: '2026-11-22T07:30:00+08:00',
      },
      expect.objectContaining({ time: '09:30' }),
    ]);
  });

  test('tells hours of private trips that are alike in one entry', async () => {
    const made = await services();
    const body = aSeatBody(1, 2, { time: '10:00' }, alone);
    expect((await send(made, 'POST', '/api/bookings', { body, key: 'a-private-van' })).status).toBe(201);
    const path = '/api/availability?listing=PV-PPS-ELN&from=2027-01-12&to=2027-01-12';
    const { days } = availabilitySchema.parse((await send(made, 'GET', path)).body);
    // One of three vans is out; two at most leave at one hour.
    expect(days[0]?.departures).toEqual([
      expect.objectContaining({ time: '05:00', until: '09:30', vacancies: 2 }),
      expect.objectContaining({ time: '10:00', vacancies: 1, status: 'LIMITED' }),
      expect.objectContaining({ time: '10:30', until: '18:00', vacancies: 2 }),
    ]);
  });

  test.each([
    ['without a listing', 'from=2027-01-12&to=2027-01-12', 422, 'listing'],
    ['with a day that does not exist', 'listing=SV-PPS-ELN&from=2027-02-30&to=2027-03-02', 422, 'from'],
    ['with days in the wrong order', 'listing=SV-PPS-ELN&from=2027-01-12&to=2027-01-11', 422, 'to'],
    ['with more than 62 days', 'listing=SV-PPS-ELN&from=2027-01-01&to=2027-03-04', 422, 'to'],
    ['with a parameter of no meaning', 'listing=SV-PPS-ELN&from=2027-01-12&to=2027-01-12&x=1', 422, ''],
  ])('is refused %s', async (_what, query, status, field) => {
    const answer = await send(await services(), 'GET', `/api/availability?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].field).toBe(field);
  });

  test('takes 62 days', async () => {
    const path = '/api/availability?listing=SV-PPS-ELN&from=2027-01-01&to=2027-03-03';
    expect((await send(await services(), 'GET', path)).body.days).toHaveLength(62);
  });

  test.each(['NONE-AT-ALL', 'SAMPLE-A'])('knows nothing of %s', async (code) => {
    const path = `/api/availability?listing=${code}&from=2027-01-12&to=2027-01-12`;
    expect((await send(await services(), 'GET', path)).status).toBe(404);
  });
});
