import { describe, expect, test } from 'vitest';
import { suggestCountry } from '../../../src/lib/money/suggest-currency.ts';
import { COUNTRY_OF_ZONE } from '../../../src/lib/money/zone-countries.ts';

/** This engine's name of a zone. Browsers tell their own name of it, which may be an older one. */
const nameOf = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

describe('time zones', () => {
  test('there are some of every continent', () => {
    const continents = [...COUNTRY_OF_ZONE.keys()].map((zone) => zone.split('/')[0]);
    expect(new Set(continents).size).toBeGreaterThanOrEqual(6);
  });

  test.each([...COUNTRY_OF_ZONE])('%s is known under the name that a browser gives it', (zone, country) => {
    expect([zone, suggestCountry({ timeZone: nameOf(zone), languages: ['en-US'] })]).toEqual([zone, country]);
  });

  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata', 'IN'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh', 'VN'],
    ['Asia/Katmandu', 'Asia/Kathmandu', 'NP'],
    ['Asia/Rangoon', 'Asia/Yangon', 'MM'],
    ['Europe/Kiev', 'Europe/Kyiv', 'UA'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'AR'],
  ])('%s and %s are both in %s, whatever the language', (older, newer, country) => {
    for (const timeZone of [older, newer]) expect(suggestCountry({ timeZone, languages: ['en-US'] })).toBe(country);
  });
});
