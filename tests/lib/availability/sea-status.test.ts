import { describe, expect, test } from 'vitest';
import { seaText } from '../../../src/lib/availability/sea.text.ts';
import { type SetSeaStatus, seaAt } from '../../../src/lib/availability/sea-status.ts';

const SET_AT = '2026-11-21T06:40:00+08:00';

function aSeaStatus(changes: Partial<SetSeaStatus> = {}): SetSeaStatus {
  return { port: 'ELN', status: 'rough', note: '', until: null, by: 'Ana', at: SET_AT, ...changes };
}

describe('a status of the sea (specification.md#the-sea)', () => {
  test.each([
    ['without an end is told until 24 hours later', {}, '2026-11-22T06:39:59+08:00', true],
    ['without an end is dropped 24 hours later', {}, '2026-11-22T06:40:00+08:00', false],
    ['with an end is told to the end of that day', { until: '2026-11-23' }, '2026-11-23T23:59:59+08:00', true],
    ['with an end is dropped after that day', { until: '2026-11-23' }, '2026-11-24T00:00:00+08:00', false],
    [
      'that ends today is dropped at midnight, sooner than in 24 hours',
      { until: '2026-11-21' },
      '2026-11-22T00:00:00+08:00',
      false,
    ],
    ['that is normal is never told', { status: 'normal' }, SET_AT, false],
  ] as const)('%s', (_what, changes, now, isTold) => {
    expect(seaAt(aSeaStatus(changes), Date.parse(now)) !== null).toBe(isTold);
  });

  test('of a port where nobody has set one is not told', () => {
    expect(seaAt(null, Date.parse(SET_AT))).toBeNull();
  });

  test('names nobody, and the last day on which it counts', () => {
    const now = Date.parse(SET_AT);
    expect(seaAt(aSeaStatus(), now)).toEqual({
      ...{ status: 'rough', note: '', setAt: SET_AT },
      ...{ lastDay: '2026-11-22', isUntil: false },
    });
    expect(seaAt(aSeaStatus({ until: '2026-11-25' }), now)).toMatchObject({ lastDay: '2026-11-25', isUntil: true });
  });
});

describe('what travellers read of the sea', () => {
  const sea = (changes: Partial<SetSeaStatus>) => {
    const status = seaAt(aSeaStatus(changes), Date.parse(SET_AT));
    if (!status) throw new Error('nothing is told');
    return status;
  };

  test.each([
    ['today', '2026-11-21T12:00:00+08:00', 'Updated today at 6:40 AM.'],
    ['yesterday', '2026-11-22T05:00:00+08:00', 'Updated yesterday at 6:40 AM.'],
    ['on an earlier day', '2026-11-23T05:00:00+08:00', 'Updated on Sat, Nov 21, 2026 at 6:40 AM.'],
  ])('says that it was set %s', (_when, now, text) => {
    const all = 'Rough sea: trips may leave late, change or be called off.';
    expect(seaText(sea({}), Date.parse(now), 'en-US', 'en')).toBe(`${all} ${text}`);
  });

  test('has the note and the end between what it means and when it was set', () => {
    const status = sea({ status: 'closed', note: 'A typhoon passes.', until: '2026-11-23' });
    expect(seaText(status, Date.parse(SET_AT), 'en-US', 'en')).toBe(
      'The coast guard keeps boats in port. A typhoon passes. Until Mon, Nov 23, 2026. Updated today at 6:40 AM.',
    );
  });
});
