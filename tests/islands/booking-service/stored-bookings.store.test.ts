import { beforeEach, describe, expect, test } from 'vitest';
import { removeRequestKey, requestKey } from '../../../src/islands/booking-service/request-keys.store.ts';
import {
  $storedBookings,
  MAX_STORED,
  removeBooking,
  storeBooking,
  storedBooking,
  storeInstructions,
} from '../../../src/islands/booking-service/stored-bookings.store.ts';
import { aBookedVan, aBooking } from '../../fixtures/builders/a-booking.ts';

const HOW = { amount: 'US$173', steps: ['Example Bank'], reference: 'ABCD1234' };
const KEY = 'kept-bookings.1';

/** What another program has left in the storage, as another tab would see it. */
function store(text: string) {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text, storageArea: localStorage }));
}

beforeEach(() => $storedBookings.set([]));

describe('bookings that are stored on the device', () => {
  test('are read back as they were', () => {
    storeBooking(aBooking(), 7);
    store(JSON.stringify($storedBookings.get()));
    expect(storedBooking('ABCD1234')).toEqual({
      booking: aBooking(),
      instructions: null,
      placedHere: false,
      readAt: 7,
    });
    expect(storedBooking('ZZZZZZZZ')).toBeNull();
  });

  test('are one for each reference, with the last state and how to pay', () => {
    storeBooking(aBooking());
    storeInstructions('ABCD1234', HOW);
    storeBooking(aBooking({ booker: { ...aBooking().booker, name: 'Maria S.' } }));
    expect($storedBookings.get()).toHaveLength(1);
    expect(storedBooking('ABCD1234')).toMatchObject({ instructions: HOW, booking: { booker: { name: 'Maria S.' } } });
  });

  test.each(['paid', 'cancelled', 'expired'] as const)('forget how to pay once they are %s', (status) => {
    storeBooking(aBooking());
    storeInstructions('ABCD1234', HOW);
    storeBooking(aBooking({ status }));
    expect(storedBooking('ABCD1234')?.instructions).toBeNull();
  });

  test('forget how to pay once the price is another one: a trip was changed', () => {
    storeBooking(aBooking());
    storeInstructions('ABCD1234', HOW);
    storeBooking(aBooking({ totalUsd: aBooking().totalUsd + 17 }));
    expect(storedBooking('ABCD1234')?.instructions).toBeNull();
  });

  test(`are ${MAX_STORED} at most, the newest first`, () => {
    for (let number = 10; number < 12 + MAX_STORED; number += 1) storeBooking(aBooking({ ref: `ABCDEF${number}` }));
    const refs = $storedBookings.get().map(({ booking }) => booking.ref);
    expect(refs).toHaveLength(MAX_STORED);
    expect(refs[0]).toBe(`ABCDEF${11 + MAX_STORED}`);
  });

  test('contain nothing of a passport but whether it is valid for its trip (specification.md#passports)', () => {
    const good = { name: 'MARIA SANTOS', number: 'XXXXX67A', expiry: '2031-05-20', country: 'PH' };
    const person = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' } as const;
    const participants = [
      { ...person, passport: good },
      { ...person, passport: { ...good, expiry: '2026-12-31' } },
      { ...person, passport: null },
    ];
    storeBooking(aBooking({ trips: [aBookedVan({ documents: 'passport', participants })] }));
    expect(localStorage.getItem(KEY)).not.toMatch(/MARIA SANTOS|67A|2031/);
    expect(storedBooking('ABCD1234')?.booking.trips[0]?.participants[0]?.passport).toEqual(good);
    // As another tab, or the next page, has it.
    store(localStorage.getItem(KEY) ?? '');
    const [trip] = storedBooking('ABCD1234')?.booking.trips ?? [];
    expect(trip?.participants.map((one) => one?.passport)).toEqual(['on-file', null, null]);
  });

  test('lose the passports that an earlier version of the site has left', () => {
    const passport = { name: 'MARIA SANTOS', number: 'XXXXX67A', expiry: '2031-05-20', country: 'PH' };
    const one = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult' as const, passport };
    const booking = aBooking({ trips: [aBookedVan({ documents: 'passport', participants: [one] })] });
    store(JSON.stringify([{ booking, instructions: null, placedHere: true, readAt: 1 }]));
    storeBooking(aBooking({ ref: 'ABCD9999' }));
    expect(localStorage.getItem(KEY)).not.toContain('MARIA SANTOS');
    expect($storedBookings.get()).toHaveLength(2);
  });

  test('can be removed from this browser', () => {
    storeBooking(aBooking());
    removeBooking('ABCD1234');
    expect($storedBookings.get()).toEqual([]);
  });

  test.each(['{', '"text"', '[{"booking":{"ref":"ABCD1234"}}]', '[null,5]'])(
    'ignore nonsense in the storage: %s',
    (text) => {
      store(text);
      expect($storedBookings.get()).toEqual([]);
    },
  );
});

describe('the key of a request', () => {
  test('stays until it is answered, and is another one for another purpose', () => {
    const key = requestKey('pay ABCD1234 by manual');
    expect(key).toMatch(/^[0-9A-Z]{16}$/);
    expect(requestKey('pay ABCD1234 by manual')).toBe(key);
    expect(requestKey('pay ABCD1234 by stripe')).not.toBe(key);
    removeRequestKey('pay ABCD1234 by manual');
    expect(requestKey('pay ABCD1234 by manual')).not.toBe(key);
  });
});
