import { describe, expect, test } from 'vitest';
import { arrivalKind, arrivalNote } from '../../../src/lib/booking/arrival-note.text.ts';

const SCHED = ['07:30', '09:30', '11:30'];
const AREAS = [
  { id: 'airport', kind: 'airport' },
  { id: 'port', kind: 'port' },
  { id: 'terminal', kind: 'terminal' },
  { id: 'pier', kind: 'pier' },
  { id: 'hotels', kind: 'hotels' },
] as const;

describe('what travellers arrive with', () => {
  test.each([
    ['airport', 'flight'],
    ['port', 'ferry'],
    ['terminal', 'bus'],
    ['pier', null],
    ['hotels', null],
    ['nowhere', null],
    [null, null],
  ])('at an area of the kind %s is: %s', (area, expected) => {
    expect(arrivalKind(AREAS, area)).toBe(expected);
  });
});

describe('an arrival and a departure on the same day', () => {
  test.each([
    ['leave enough time', '06:00', '07:30', null],
    ['are tight', '06:20', '07:30', { fit: { kind: 'tight', minutes: 70 }, better: '09:30' }],
    ['miss each other', '08:00', '07:30', { fit: { kind: 'missed' }, better: '09:30' }],
    ['have no better one', '11:00', '11:30', { fit: { kind: 'tight', minutes: 30 }, better: null }],
    ['are not known', null, '07:30', null],
    ['have no departure yet', '06:20', '', null],
  ] as const)('%s', (_name, arrival, departure, expected) => {
    expect(arrivalNote(arrival, departure, SCHED)).toEqual(expected);
  });

  test('have no better one where travellers choose the hour', () => {
    expect(arrivalNote('06:20', '07:00', [])?.better).toBeNull();
  });
});
