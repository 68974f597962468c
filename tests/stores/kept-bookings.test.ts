import { beforeEach, describe, expect, test } from 'vitest';
import {
  $keptBookings,
  forgetBooking,
  keepBooking,
  keepInstructions,
  keptBooking,
  MOST_KEPT,
} from '../../src/lib/stores/kept-bookings.ts';
import { answered, requestKey } from '../../src/lib/stores/request-keys.ts';
import { aBooking } from '../fixtures/a-booking.ts';

const HOW = { amount: 'US$173', steps: ['Example Bank'], reference: 'ABCD1234' };
const KEY = 'kept-bookings.1';

/** What another program has left in the storage, as another tab would see it. */
function store(text: string) {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text, storageArea: localStorage }));
}

beforeEach(() => $keptBookings.set([]));

describe('bookings that are kept on the device', () => {
  test('are read back as they were', () => {
    keepBooking(aBooking(), 7);
    store(JSON.stringify($keptBookings.get()));
    expect(keptBooking('ABCD1234')).toEqual({
      booking: aBooking(),
      instructions: null,
      placedHere: false,
      readAt: 7,
    });
    expect(keptBooking('ZZZZZZZZ')).toBeNull();
  });

  test('are one for each reference, with the last state and how to pay', () => {
    keepBooking(aBooking());
    keepInstructions('ABCD1234', HOW);
    keepBooking(aBooking({ booker: { ...aBooking().booker, name: 'Maria S.' } }));
    expect($keptBookings.get()).toHaveLength(1);
    expect(keptBooking('ABCD1234')).toMatchObject({ instructions: HOW, booking: { booker: { name: 'Maria S.' } } });
  });

  test.each(['paid', 'cancelled', 'expired'] as const)('forget how to pay once they are %s', (status) => {
    keepBooking(aBooking());
    keepInstructions('ABCD1234', HOW);
    keepBooking(aBooking({ status }));
    expect(keptBooking('ABCD1234')?.instructions).toBeNull();
  });

  test(`are ${MOST_KEPT} at most, the newest first`, () => {
    for (let number = 10; number < 12 + MOST_KEPT; number += 1) keepBooking(aBooking({ ref: `ABCDEF${number}` }));
    const refs = $keptBookings.get().map(({ booking }) => booking.ref);
    expect(refs).toHaveLength(MOST_KEPT);
    expect(refs[0]).toBe(`ABCDEF${11 + MOST_KEPT}`);
  });

  test('can be forgotten', () => {
    keepBooking(aBooking());
    forgetBooking('ABCD1234');
    expect($keptBookings.get()).toEqual([]);
  });

  test.each(['{', '"text"', '[{"booking":{"ref":"ABCD1234"}}]', '[null,5]'])(
    'ignore nonsense in the storage: %s',
    (text) => {
      store(text);
      expect($keptBookings.get()).toEqual([]);
    },
  );
});

describe('the key of a request', () => {
  test('stays until it is answered, and is another one for another purpose', () => {
    const key = requestKey('pay ABCD1234 by manual');
    expect(key).toMatch(/^[0-9A-Z]{16}$/);
    expect(requestKey('pay ABCD1234 by manual')).toBe(key);
    expect(requestKey('pay ABCD1234 by stripe')).not.toBe(key);
    answered('pay ABCD1234 by manual');
    expect(requestKey('pay ABCD1234 by manual')).not.toBe(key);
  });
});
