import { describe, expect, test } from 'vitest';
import { leadTimeHours, leadTimeText } from '../../../src/lib/time/lead-time.ts';

describe('a time before departure (specification.md#cancellation)', () => {
  test.each([
    ['0h', 0, '0 hours'],
    ['1h', 1, '1 hour'],
    ['4h', 4, '4 hours'],
    ['24h', 24, '24 hours'],
    ['48h', 48, '48 hours'],
    ['72h', 72, '72 hours'],
    ['0d', 0, '0 days'],
    ['1d', 24, '1 day'],
    ['7d', 168, '7 days'],
    ['8d', 192, '8 days'],
    ['14d', 336, '14 days'],
    ['11h', 11, '11 hours'],
  ])('%s is %d hours and reads "%s"', (leadTime, hours, text) => {
    expect(leadTimeHours(leadTime)).toBe(hours);
    expect(leadTimeText(leadTime, 'en')).toBe(text);
  });

  test.each(['', 'soon', 'h', 'd'])('%j is no number of hours', (leadTime) => {
    expect(leadTimeHours(leadTime)).toBeNaN();
  });
});
