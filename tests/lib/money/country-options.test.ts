import { expect, test } from 'vitest';
import { allCountries, countryName, optionsOf } from '../../../src/lib/money/country-options.ts';

test.each([
  ['PH', 'Philippines'],
  ['KW', 'Kuwait'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s is called %s', (code, name) => {
  expect(countryName(code, 'en')).toBe(name);
});

test('a country has the name of the page’s language', () => {
  expect(countryName('DE', 'fr' as never)).toBe('Allemagne');
  expect(optionsOf(['AT', 'DE'], 'fr' as never).map(({ name }) => name)).toEqual(['Allemagne', 'Autriche']);
});

test('countries come by name, those without one left out', () => {
  expect(optionsOf(['DE', 'AT', 'QQ'], 'en').map(({ name }) => name)).toEqual(['Austria', 'Germany']);
  expect(allCountries('en').length).toBeGreaterThan(240);
});
