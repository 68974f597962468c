import { describe, expect, test } from 'vitest';
import { conflictNotes } from '../../../src/lib/cart/schedule-conflicts.text.ts';
import type { ScheduleConflict } from '../../../src/lib/cart/schedule-conflicts.ts';

const refs = { first: 'A', second: 'B' };
const titleOf = (ref: string) => (ref === 'A' ? 'Van' : 'Boat');
const townOf = (code: string) => (code === 'ELN' ? 'El Nido' : 'Puerto Princesa');
const texts = (clash: ScheduleConflict, ref: string) =>
  conflictNotes([clash], ref, titleOf, townOf, 'en').map(({ text }) => text);

describe('what stands beside a trip that does not go together with an earlier one, once', () => {
  test.each<[ScheduleConflict, string]>([
    [
      { kind: 'duplicate', ...refs },
      'This trip is in your cart twice, at the same time. Only keep both if your group is too large for one.',
    ],
    [{ kind: 'overlap', ...refs }, 'It leaves before “Van” has arrived.'],
    [{ kind: 'far', ...refs }, 'It leaves from another town, too soon after “Van” ends.'],
    [
      { kind: 'tight', ...refs, minutes: 30 },
      'It leaves 30 minutes after “Van” ends. You will only make it if nothing is late.',
    ],
    [
      { kind: 'elsewhere', ...refs, towns: ['ELN', 'PPS'] },
      '“Van” takes you to El Nido, and this begins in Puerto Princesa. How you get there is not in your cart.',
    ],
  ])('is a sentence for %j', (clash, text) => {
    expect(texts(clash, 'A')).toEqual([]);
    expect(texts(clash, 'B')).toEqual([text]);
  });

  test('is one note for each other trip', () => {
    const conflicts: ScheduleConflict[] = [
      { kind: 'overlap', first: 'A', second: 'B' },
      { kind: 'overlap', first: 'C', second: 'B' },
    ];
    expect(conflictNotes(conflicts, 'B', titleOf, townOf, 'en').map(({ other }) => other)).toEqual(['A', 'C']);
  });
});
