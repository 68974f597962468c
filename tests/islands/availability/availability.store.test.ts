import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $availability,
  availabilityKey,
  loadAvailability,
} from '../../../src/islands/availability/availability.store.ts';
import { aDay, aDeparture, anAvailability } from '../../fixtures/builders/an-availability.ts';

const query = (listing: string) => ({ listing, from: '2027-01-12', to: '2027-01-31' });
const body = (vacancies: number) => Response.json(anAvailability([aDay([aDeparture({ vacancies })])]));
const vacanciesOf = (listing: string) =>
  $availability
    .get()
    .get(availabilityKey(query(listing)))
    ?.days?.get('2027-01-12')?.departures[0]?.vacancies;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-10T08:30:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('availability in the browser (specification.md#availability-status)', () => {
  test('is requested once in 15 seconds for the same days', async () => {
    const fetch = vi.fn(async () => body(3));
    await Promise.all([loadAvailability(query('ONCE'), fetch), loadAvailability(query('ONCE'), fetch)]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/availability?listing=ONCE&from=2027-01-12&to=2027-01-31',
      expect.anything(),
    );
    expect(vacanciesOf('ONCE')).toBe(3);
    vi.setSystemTime(Date.now() + 15_000);
    await loadAvailability(query('ONCE'), fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('is that of the later request, whichever is answered first', async () => {
    const first = Promise.withResolvers<Response>();
    const slow = loadAvailability(query('LATE'), () => first.promise);
    vi.setSystemTime(Date.now() + 20_000);
    await loadAvailability(query('LATE'), async () => body(1));
    first.resolve(body(9));
    await slow;
    expect(vacanciesOf('LATE')).toBe(1);
  });

  test.each([
    ['is no API', async () => new Response('<h1>Not Found</h1>', { status: 404 })],
    ['is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is another answer', async () => Response.json({ days: 'many' })],
  ])('is unknown where there %s', async (what, fetch) => {
    await loadAvailability(query(what), fetch);
    expect($availability.get().get(availabilityKey(query(what)))).toEqual({ days: null });
  });
});
