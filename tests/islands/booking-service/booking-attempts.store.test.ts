import { beforeEach, describe, expect, test } from 'vitest';
import { $attempts, type Attempt, attemptAt } from '../../../src/islands/booking-service/booking-attempts.store.ts';
import { aBookingBody, CONTACT } from '../../fixtures/steps/a-client.ts';

const aRequest = (changes: object = {}) => aBookingBody(changes) as Attempt['request'];
const ATTEMPT: Attempt = { key: 'KEY0000000000000', request: aRequest() };

beforeEach(() => $attempts.set([ATTEMPT]));

describe('an attempt to book', () => {
  test('is the same from a page in another language, and stays in its own (specification.md#languages)', () => {
    expect(attemptAt(aRequest({ language: 'en' }))).toEqual(ATTEMPT);
  });

  test('is another one with another contact or another price', () => {
    expect(attemptAt(aRequest({ contactInfo: { ...CONTACT, name: 'Ana Cruz' } }))).toBeNull();
    expect(attemptAt(aRequest({ expectedTotalUsd: 174 }))).toBeNull();
  });
});
