import { describe, expect, test } from 'vitest';
import { hintsOf, suggestCountry, suggestLocale } from '../../../src/lib/money/suggest-currency.ts';
import { suggestCurrency, suggestedCurrencies } from '../../../src/lib/money/suggested-currencies.ts';
import { COUNTRIES } from '../../fixtures/builders/a-currency.ts';

const hints = (timeZone: string, ...languages: string[]) => ({ timeZone, languages });

describe('the proposed country', () => {
  test.each([
    [hints('Asia/Tokyo', 'en-US'), 'JP'],
    [hints('Asia/Manila', 'de-AT', 'en'), 'AT'],
    [hints('UTC', 'de', 'fr-CH'), 'CH'],
    [hints('UTC', 'es-419', 'es-MX'), 'MX'],
    [hints('Asia/Manila', 'en'), null],
    [hints('UTC'), null],
    [hints('', ''), null],
    [hints('constructor', 'en'), null],
    [hints('__proto__', '__proto__', 'x', '-', 'de_AT', 'en-GB'), 'GB'],
  ])('of %o is %s', (given, country) => {
    expect(suggestCountry(given)).toBe(country);
  });

  test('comes from what the browser says of itself', () => {
    expect(hintsOf({ languages: ['de-AT'] })).toEqual({ languages: ['de-AT'], timeZone: expect.any(String) });
  });
});

describe('the proposed locale', () => {
  test.each([
    [['de-AT', 'en'], 'de-AT'],
    [['not a locale', 'fr'], 'fr'],
    [['tlh'], 'en-US'],
    [[], 'en-US'],
  ])('of %o is %s', (languages, locale) => {
    expect(suggestLocale({ languages, timeZone: '' })).toBe(locale);
  });
});

describe('suggested currencies', () => {
  test('begin with the chosen and the proposed one, have pesos and dollars, and each once', () => {
    expect(suggestedCurrencies('CHF', ['EUR', 'CHF'], hints('Europe/Vienna'), COUNTRIES)).toEqual([
      'CHF',
      'EUR',
      'PHP',
      'USD',
    ]);
  });

  test('leave out what no country is known for', () => {
    expect(suggestCurrency(hints('Asia/Tokyo'), COUNTRIES)).toBeNull();
    expect(suggestedCurrencies('USD', [], hints('Asia/Tokyo'), COUNTRIES)).toEqual(['USD', 'PHP']);
  });
});
