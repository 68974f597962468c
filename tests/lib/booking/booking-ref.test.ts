import { expect, test } from 'vitest';
import { isBookingRef, newBookingRef } from '../../../src/lib/booking/booking-ref.ts';
import { seededRandom } from '../../../src/lib/catalogue/random.ts';

test('a new reference has 8 digits and capital letters (specification.md#references)', () => {
  const random = seededRandom('references');
  const refs = Array.from({ length: 500 }, () => newBookingRef(random));
  expect(refs.every(isBookingRef)).toBe(true);
  expect(new Set(refs).size).toBe(500);
});

test.each(['7K2M0QX', '7K2M0QXAA', '7k2m0qxa', '7K2M-QXA', '７K2M0QXA', '7K2M0QXA\n', '', null, 12345678])(
  '%j is no reference',
  (value) => {
    expect(isBookingRef(value)).toBe(false);
  },
);
