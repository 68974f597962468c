import { describe, expect, test } from 'vitest';
import { findProvider, isRunBy, providerOfTrip } from '../../../src/lib/bookings/trip-provider.ts';

const ADSTS = { id: 'adsts', name: 'ADSTS Vans', email: 'adsts@example.com' };
const ZION = { id: 'zion', name: 'Zion', email: null };
/** Its name was that of another company before. */
const HEIR = { id: 'island-boats', name: 'ADSTS', email: null };

const sold = (provider: string, providerId: string | null) => ({ provider, providerId });

describe('the company of a sold trip', () => {
  test.each([
    ['the one with its id, whatever it is called now', sold('ADSTS', 'adsts'), [ADSTS, ZION], ADSTS],
    ['the one with its id, whoever has its name now', sold('ADSTS', 'adsts'), [HEIR, ADSTS], ADSTS],
    ['the one with its name, where no id was kept', sold('Zion', null), [ADSTS, ZION], ZION],
    ['the one with its name, where the id has changed', sold('Zion', 'zion-vans'), [ADSTS, ZION], ZION],
    ['nobody, where neither is there', sold('ADSTS', null), [ADSTS, ZION], undefined],
  ])('is %s', (_name, trip, providers, expected) => {
    expect(providerOfTrip(trip, providers)).toBe(expected);
  });
});

describe('whoever asks for a company', () => {
  test.each([
    ['adsts', ADSTS],
    ['ADSTS', ADSTS],
    ['adsts vans', ADSTS],
    ['Island-Boats', HEIR],
    ['nobody', undefined],
  ])('by %j finds it', (words, expected) => {
    expect(findProvider(words, [HEIR, ADSTS])).toBe(expected);
  });

  test.each([
    ['adsts', sold('ADSTS', 'adsts'), true],
    ['ADSTS Vans', sold('ADSTS', 'adsts'), true],
    ['zion', sold('ADSTS', 'adsts'), false],
    ['gone', sold('Gone', 'gone'), true],
    ['GONE', sold('Gone', null), true],
    ['adsts', sold('Gone', null), false],
  ])('by %j is shown the trip %j: %s', (words, trip, expected) => {
    expect(isRunBy(words, trip, [ADSTS, ZION])).toBe(expected);
  });
});
