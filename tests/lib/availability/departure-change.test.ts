import { describe, expect, test } from 'vitest';
import { type DepartureChange, stateOf } from '../../../src/lib/availability/departure-change.ts';

const BASE = {
  scope: { kind: 'listing', id: 'SV-PPS-ELN' },
  day: '2027-01-12',
  time: null,
  reason: '',
  by: 'Ana',
  at: '2027-01-10T08:00:00+08:00',
} as const;

const close = (changes: Partial<DepartureChange> = {}) =>
  ({ ...BASE, kind: 'close', reason: 'the road is flooded', ...changes }) as DepartureChange;

describe('what differs on a day (specification.md#changes-of-a-day)', () => {
  test('is nothing where nobody has changed anything', () => {
    expect(stateOf([], '2027-01-12', '07:30')).toEqual({ state: 'open', reason: '', units: null, seats: null });
  });

  test('covers every departure of the day, or one of them', () => {
    expect(stateOf([close()], '2027-01-12', '18:00').state).toBe('closed');
    expect(stateOf([close({ time: '07:30' })], '2027-01-12', '18:00').state).toBe('open');
    expect(stateOf([close({ time: '07:30' })], '2027-01-12', '07:30')).toMatchObject({
      state: 'closed',
      reason: 'the road is flooded',
    });
    expect(stateOf([close()], '2027-01-13', '18:00').state).toBe('open');
  });

  test('is what was said last: one departure of a closed day can be opened again', () => {
    const changes: DepartureChange[] = [close(), { ...BASE, kind: 'open', time: '18:00' }];
    expect(stateOf(changes, '2027-01-12', '18:00').state).toBe('open');
    expect(stateOf(changes, '2027-01-12', '07:30').state).toBe('closed');
    expect(stateOf([...changes, close()], '2027-01-12', '18:00').state).toBe('closed');
  });

  test('keeps other seats while a departure is closed and opened', () => {
    const seats: DepartureChange = { ...BASE, kind: 'seats', units: 3, seats: 9 };
    const changes = [seats, close(), { ...BASE, kind: 'open' } as const];
    expect(stateOf(changes, '2027-01-12', '07:30')).toEqual({ state: 'open', reason: '', units: 3, seats: 9 });
    const planned: DepartureChange = { ...BASE, kind: 'seats', units: null, seats: null };
    expect(stateOf([...changes, planned], '2027-01-12', '07:30')).toMatchObject({ units: null, seats: null });
  });

  test('can leave a departure to the operator', () => {
    const ask: DepartureChange = { ...BASE, kind: 'ask', reason: 'the last places are sold by telephone' };
    expect(stateOf([ask], '2027-01-12', '07:30').state).toBe('ask');
  });
});
