import { beforeEach, describe, expect, test } from 'vitest';
import { storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';
import { aBooking } from '../../fixtures/builders/a-booking.ts';
import { data, page, problem, serviceWith } from '../../fixtures/fakes/a-fetched-service.ts';

const { ref, trips } = aBooking();
const { listingCode: _code, ...choice } = (trips[0] as (typeof trips)[number]).trip;
const change = { tripRef: 'AAAAAAAA', choice, expectedTotalUsd: 48 };
const usd = (minor: number) => ({ minor, currency: 'USD' });
const QUOTE = { oldTotalUsd: 32, newTotalUsd: 48, due: usd(1600), refund: usd(0), retained: usd(0) };
const FULL = {
  ref: 'AAAAAAAA',
  status: 'LIMITED',
  vacancies: 1,
  largestGroup: 1,
  alternatives: [{ date: '2027-01-13', time: '07:30', vacancies: 8 }],
};

const KEY = 'KEY0KEY0KEY0KEY0';

beforeEach(() => {
  localStorage.clear();
  storeSecret(ref, 'the-secret');
});

describe('the price of a change', () => {
  test('is asked for with the secret in a header, and changes nothing', async () => {
    const { service, asked } = serviceWith(() => data(QUOTE));
    const { expectedTotalUsd: _price, ...question } = change;
    expect(await service.quoteTripChange(ref, question)).toEqual({ kind: 'ok', quote: QUOTE });
    expect(asked).toMatchObject([{ method: 'POST', path: `/api/bookings/${ref}/trip-quote`, body: question }]);
    expect(asked[0]?.headers.get('X-Booking-Secret')).toBe('the-secret');
  });

  test('is refused in words where it is too late', async () => {
    const { service } = serviceWith(() => problem(409, { detail: 'It is too late.' }));
    expect(await service.quoteTripChange(ref, change)).toEqual({ kind: 'conflict', detail: 'It is too late.' });
  });
});

describe('a change of a trip', () => {
  test('has the booking as it is then, under the key of the request', async () => {
    const { service, asked } = serviceWith(() => data(aBooking()));
    expect(await service.changeTrip(ref, change, KEY)).toEqual({ kind: 'ok', booking: aBooking() });
    expect(asked).toMatchObject([{ method: 'PUT', path: `/api/bookings/${ref}/trip`, body: change }]);
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe(KEY);
  });

  test.each([
    [
      'another price, with it',
      { code: 'other-price', quote: QUOTE },
      { code: 'other-price', quote: QUOTE, fullTrips: [] },
    ],
    [
      'no places, with what is left',
      { code: 'no-places', fullTrips: [FULL] },
      { code: 'no-places', quote: null, fullTrips: [FULL] },
    ],
    ['too little time, by a code', { code: 'too-late' }, { code: 'too-late', quote: null, fullTrips: [] }],
    ['too late, in words', {}, { quote: null, fullTrips: [] }],
  ])('is refused for %s', async (_name, body, expected) => {
    const { service } = serviceWith(() => problem(409, { detail: 'Nothing was changed.', ...body }));
    const outcome = await service.changeTrip(ref, change, KEY);
    expect(outcome).toEqual({ kind: 'conflict', detail: 'Nothing was changed.', ...expected });
  });

  test('says which fields are wrong', async () => {
    const errors = [{ field: 'choice.date', detail: 'a day to come' }];
    const { service } = serviceWith(() => problem(422, { errors }));
    expect(await service.changeTrip(ref, change, KEY)).toEqual({ kind: 'invalid', errors, detail: null });
  });

  test.each([
    ['the key is wrong', () => problem(404), 'not-found'],
    ['the service is away', () => problem(503), 'unavailable'],
    ['there is no service', () => page(404), 'no-api'],
    ['a refusal has another shape', () => problem(409, { fullTrips: 'all' }), 'unavailable'],
  ])('is a failed request where %s', async (_name, answer, kind) => {
    expect(await serviceWith(answer).service.changeTrip(ref, change, KEY)).toMatchObject({ kind });
  });

  test('is a lost connection where no answer comes', async () => {
    expect(await serviceWith().service.changeTrip(ref, change, KEY)).toEqual({ kind: 'offline' });
  });
});
