import { expect, test } from 'vitest';
import { parseSearchData, withoutPastDate } from '../../../src/lib/search/search-data.ts';

test('search data is read field by field (specification.md#state: searchData)', () => {
  const data = { origin: 'PPS', destination: 'ELN', date: '2027-02-14', people: 3 };
  expect(parseSearchData(data)).toEqual(data);
});

test.each([
  null,
  undefined,
  'PPS',
  [],
  { origin: 'pps' },
  { origin: ['PPS'] },
  { date: '2027-02-30' },
  { date: 'soon' },
  { people: 0 },
  { people: '2' },
  { __proto__: { origin: 1 } },
])('%j is nothing', (stored) => {
  expect(parseSearchData(stored)).toEqual({});
});

test('a date that is past in Palawan is dropped; today is not', () => {
  const now = Date.parse('2027-02-13T20:00:00Z');
  expect(withoutPastDate({ origin: 'PPS', date: '2027-02-13' }, now)).toEqual({ origin: 'PPS' });
  expect(withoutPastDate({ date: '2027-02-14' }, now)).toEqual({ date: '2027-02-14' });
});
