import { expect, test } from 'vitest';
import { groupSizeIn, peopleText, stepPeople } from '../../../src/lib/money/people.ts';

test.each([
  ['1', 1],
  ['07', 7],
  [' 8 ', 8],
])('"%s" is a group size (specification.md#booking-dialog)', (text, size) => {
  expect(groupSizeIn(text, 8)).toBe(size);
});

test.each(['', '0', '9', '-2', '2.5', '1e0', '０', 'two', '99999999999999999999', '<b>'])(
  '"%s" is no group size of one booking',
  (text) => {
    expect(groupSizeIn(text, 8)).toBeNull();
  },
);

test('steps end at one person and at the largest group, and one person is not people', () => {
  expect([stepPeople(1, -1), stepPeople(20, 1), stepPeople(2, 1)]).toEqual([1, 20, 3]);
  expect([peopleText(1, 'en'), peopleText(2, 'en')]).toEqual(['1 person', '2 people']);
});
