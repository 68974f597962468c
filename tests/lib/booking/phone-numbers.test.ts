import { describe, expect, test } from 'vitest';
import { parsePhone, phoneCountries } from '../../../src/lib/booking/phone-numbers.ts';

describe('a telephone number as people write it', () => {
  test.each([
    ['0917 555 0100', 'PH', '+639175550100', 'PH'],
    ['917-555-0100', 'PH', '+639175550100', 'PH'],
    ['+63 917 555 0100', 'DE', '+639175550100', 'PH'],
    ['0063 917 555 0100', 'DE', '+639175550100', 'PH'],
    ['090-1234-5678', 'JP', '+819012345678', 'JP'],
    ['(415) 555-2671', 'US', '+14155552671', 'US'],
    ['0664 1234567', 'AT', '+436641234567', 'AT'],
    [' 011 63 917 555 0100', 'US', '+639175550100', 'PH'],
  ])('%s in %s is %s', (text, country, number, from) => {
    expect(parsePhone(text, country)).toEqual({ number, country: from });
  });

  test.each([
    ['', 'PH'],
    ['12', 'PH'],
    ['0917 55', 'PH'],
    ['0917 555 010', 'PH'],
    ['01512 34', 'DE'],
    ['+49 151 234', 'PH'],
    ['07911 12', 'GB'],
    ['call me', 'PH'],
    ['0917 555 0100 0100 0100', 'PH'],
    ['0917 555 0100', 'XX'],
    ['maria@example.com', 'PH'],
  ])('%s in %s is none', (text, country) => {
    expect(parsePhone(text, country)).toBeNull();
  });
});

test('every country has its name and its prefix, in the order of names', () => {
  const countries = phoneCountries('en');
  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ code: 'PH', name: 'Philippines', prefix: '+63' });
  expect(countries[0]?.name).toBe('Afghanistan');
});
