import { describe, expect, test } from 'vitest';
import { clashNotes } from '../../../src/lib/cart/clash-text.ts';
import type { Clash } from '../../../src/lib/cart/clashes.ts';

const refs = { first: 'A', second: 'B' };
const titleOf = (ref: string) => (ref === 'A' ? 'Van' : 'Boat');
const texts = (clash: Clash, ref: string) => clashNotes([clash], ref, titleOf).map(({ text }) => text);

describe('what stands beside two trips that do not go together', () => {
  test.each<[Clash, string, string]>([
    [
      { kind: 'duplicate', ...refs },
      'This trip is in your cart twice, at the same time. Keep both only where your group is too large for one.',
      'This trip is in your cart twice, at the same time. Keep both only where your group is too large for one.',
    ],
    [
      { kind: 'overlap', ...refs },
      'You are still on the way when “Boat” leaves.',
      'It leaves before “Van” has arrived.',
    ],
    [
      { kind: 'far', ...refs },
      '“Boat” leaves from another town, too soon after this.',
      'It leaves from another town, too soon after “Van” ends.',
    ],
    [
      { kind: 'tight', ...refs, minutes: 30 },
      '“Boat” leaves 30 minutes after this. It works only if nothing is late.',
      'It leaves 30 minutes after “Van” ends. It works only if nothing is late.',
    ],
  ])('%j', (clash, first, second) => {
    expect(texts(clash, 'A')).toEqual([first]);
    expect(texts(clash, 'B')).toEqual([second]);
    expect(texts(clash, 'C')).toEqual([]);
  });

  test('is one note for each other trip', () => {
    const clashes: Clash[] = [
      { kind: 'overlap', first: 'A', second: 'B' },
      { kind: 'overlap', first: 'C', second: 'A' },
    ];
    expect(clashNotes(clashes, 'A', titleOf).map(({ other }) => other)).toEqual(['B', 'C']);
  });
});
