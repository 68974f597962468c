import { expect, test } from 'vitest';
import { allCountries, countryName, optionsOf } from '../../../src/lib/money/country-options.ts';

test.each([
  ['PH', 'Philippines'],
  ['KW', 'Kuwait'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s is called %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

test('countries come by name, those without one left out', () => {
  expect(optionsOf(['DE', 'AT', 'QQ']).map(({ name }) => name)).toEqual(['Austria', 'Germany']);
  expect(allCountries().length).toBeGreaterThan(240);
});
