import { beforeEach, describe, expect, test } from 'vitest';
import { $bookingSecrets, secretOf, storeSecret } from '../../../src/islands/booking-service/booking-secrets.store.ts';

beforeEach(() => $bookingSecrets.set({}));

describe('the secrets of carts and bookings', () => {
  test('are stored by reference', () => {
    storeSecret('7K2M0QXA', 'one');
    storeSecret('ABCDEFGH', 'two');
    storeSecret('7K2M0QXA', 'three');
    expect(secretOf('7K2M0QXA')).toBe('three');
    expect(secretOf('ABCDEFGH')).toBe('two');
    expect(secretOf('00000000')).toBeNull();
  });

  test('are at most 50: the oldest goes first', () => {
    const refs = Array.from({ length: 51 }, (_, index) => `AAAAAA${String(index).padStart(2, '0')}`);
    for (const ref of refs) storeSecret(ref, 'secret');
    expect(secretOf('AAAAAA00')).toBeNull();
    expect(secretOf('AAAAAA50')).toBe('secret');
  });
});
