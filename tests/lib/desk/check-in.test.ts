import { describe, expect, test } from 'vitest';
import { type CheckInEvent, checkInOf } from '../../../src/lib/desk/check-in.ts';

const checkIn = (id: string, state: CheckInEvent['state'], minute: number, by = id): CheckInEvent => ({
  ...{ id, state, by },
  at: `2027-01-12T07:${String(minute).padStart(2, '0')}:00+08:00`,
});

/** Every order in which devices may send some events. */
function ordersOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

describe('what counts of the check-ins of a traveller (specification.md#check-in)', () => {
  test('is nothing where nobody said anything', () => {
    expect(checkInOf([])).toBeNull();
  });

  test.each([
    [
      'the first boarding, where two devices say so',
      [checkIn('a', 'boarded', 3), checkIn('b', 'boarded', 1)],
      ['boarded', 1, 'b'],
    ],
    ['the latest word', [checkIn('a', 'no-show', 1), checkIn('b', 'boarded', 2)], ['boarded', 2, 'b']],
    ['nothing once it is taken back', [checkIn('a', 'boarded', 1), checkIn('b', 'none', 2)], null],
    [
      'the boarding after one that was taken back',
      [checkIn('a', 'boarded', 1), checkIn('b', 'none', 2), checkIn('c', 'boarded', 5), checkIn('d', 'boarded', 7)],
      ['boarded', 5, 'c'],
    ],
    [
      'the same of two words of one moment',
      [checkIn('a', 'boarded', 1), checkIn('b', 'no-show', 1)],
      ['no-show', 1, 'b'],
    ],
  ] as const)('is %s, in whatever order they arrive', (_what, events, expected) => {
    const counted = ordersOf(events).map((order) => checkInOf(order));
    const want = expected && { state: expected[0], at: checkIn('x', 'none', expected[1]).at, by: expected[2] };
    expect(new Set(counted.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(want)]));
  });
});
