import { describe, expect, test } from 'vitest';
import { itineraryProblem, parseItinerary } from '../../../src/lib/catalogue/itinerary.ts';

function labels(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'Something happens.']));
}

describe('reading an itinerary (specification.md#listing-content)', () => {
  test('clock labels count from midnight', () => {
    expect(parseItinerary({ '09:00-10:30': 'Out.', '12:00': 'Lunch.' })).toEqual({
      basis: 'clock',
      steps: [
        { label: '09:00-10:30', start: 540, end: 630, description: 'Out.' },
        { label: '12:00', start: 720, end: 720, description: 'Lunch.' },
      ],
    });
  });

  test('labels with a plus count from the departure', () => {
    expect(parseItinerary({ '+0h': 'Start.', '+2h20m-+2h50m': 'A stop.' })).toEqual({
      basis: 'elapsed',
      steps: [
        { label: '+0h', start: 0, end: 0, description: 'Start.' },
        { label: '+2h20m-+2h50m', start: 140, end: 170, description: 'A stop.' },
      ],
    });
  });
});

describe('itineraries that add up (specification.md#listing-content)', () => {
  test.each([
    ['since departure, six departures a day', ['+0h', '+2h-+2h30m', '+5h30m'], '5h30m', ['07:30', '09:30']],
    ['since departure, at any hour', ['+0h', '+1h30m'], '1h30m', []],
    ['by the clock', ['09:00-10:30', '12:00', '13:30-17:00'], '8h', ['09:00']],
    ['steps that touch', ['09:00-10:00', '10:00-13:00'], '4h', ['09:00']],
    ['over several days', ['+0h', '+24h-+32h', '+56h'], '56h', ['09:00']],
  ])('are accepted: %s', (_name, steps, duration, sched) => {
    expect(itineraryProblem(parseItinerary(labels(...steps)), duration, sched)).toBeNull();
  });
});

describe('itineraries that do not add up (specification.md#listing-content)', () => {
  test.each([
    ['no step', [], '8h', ['09:00'], 'has no steps'],
    ['two kinds of labels', ['09:00', '+1h'], '8h', ['09:00'], 'mixes clock times and times since departure'],
    ['two kinds in one label', ['+0h', '+1h-10:00'], '8h', ['09:00'], 'mixes clock times and times since departure'],
    ['a step before the one above', ['09:00', '12:00', '11:00'], '2h', ['09:00'], 'has steps out of order'],
    ['steps that overlap', ['09:00-11:00', '10:30-13:00'], '4h', ['09:00'], 'has steps out of order'],
    ['a range backwards', ['09:00', '12:00-11:00'], '2h', ['09:00'], 'has steps out of order'],
    ['a start after the departure', ['09:30', '17:00'], '8h', ['09:00'], 'starts at "09:30", not at the departure'],
    ['a start after zero', ['+15m', '+5h'], '5h', [], 'starts at "+15m", not at the departure'],
    ['a wrong length', ['09:00', '16:30'], '8h', ['09:00'], 'lasts 450 minutes, but the duration 8h is 480'],
    ['a wrong length since departure', ['+0h', '+6h'], '5h30m', [], 'lasts 360 minutes, but the duration 5h30m is 330'],
    [
      'clock times for two departures',
      ['09:00', '17:00'],
      '8h',
      ['09:00', '13:00'],
      'has clock times, which need exactly one departure time in sched',
    ],
    [
      'clock times without a departure',
      ['09:00', '17:00'],
      '8h',
      [],
      'has clock times, which need exactly one departure time in sched',
    ],
  ])('are refused: %s', (_name, steps, duration, sched, problem) => {
    expect(itineraryProblem(parseItinerary(labels(...steps)), duration, sched)).toBe(problem);
  });
});
