import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../editor/lib/field-changes.ts';
import { mergeData } from '../../editor/lib/merge-drafts.ts';
import { valueText } from '../../editor/lib/value-text.ts';

const BASE = { title: 'Van', ratePlan: { base: 150, extra: 0 }, slug: ['van', 'private-van'], status: 'DRAFT' };

describe('merging what two editors made of the same version', () => {
  test('takes both changes where they are of different fields', () => {
    const mine = { ...BASE, ratePlan: { base: 155, extra: 0 } };
    const theirs = { ...BASE, ratePlan: { base: 150, extra: 20 }, status: 'PUBLISHED' };
    expect(mergeData(BASE, mine, theirs)).toEqual({
      data: { ...BASE, ratePlan: { base: 155, extra: 20 }, status: 'PUBLISHED' },
      conflicts: [],
    });
  });

  test('names a field that both have changed, and leaves it as its own editor has it', () => {
    const merged = mergeData(BASE, { ...BASE, title: 'Our van' }, { ...BASE, title: 'Their van' });
    expect(merged.conflicts).toEqual([{ path: ['title'], mine: 'Our van', theirs: 'Their van' }]);
    expect(merged.data).toEqual({ ...BASE, title: 'Our van' });
  });

  test('finds no conflict where both have changed a field alike', () => {
    const same = { ...BASE, title: 'Minivan' };
    expect(mergeData(BASE, same, { ...same }).conflicts).toEqual([]);
  });

  test('takes out a field that one has taken out and the other has left alone', () => {
    const { status: _status, ...mine } = BASE;
    expect(mergeData(BASE, mine, { ...BASE, title: 'Minivan' }).data).toEqual({ ...mine, title: 'Minivan' });
  });

  test('finds a conflict between taking a field out and changing it', () => {
    const { status: _status, ...mine } = BASE;
    const merged = mergeData(BASE, mine, { ...BASE, status: 'PUBLISHED' });
    expect(merged.conflicts).toEqual([{ path: ['status'], mine: undefined, theirs: 'PUBLISHED' }]);
    expect(merged.data).toEqual(mine);
  });

  test('merges lists entry by entry while none has another length', () => {
    const mine = { ...BASE, slug: ['minivan', 'private-van'] };
    const theirs = { ...BASE, slug: ['van', 'own-van'] };
    expect(mergeData(BASE, mine, theirs).data).toEqual({ ...BASE, slug: ['minivan', 'own-van'] });
  });

  test('takes a list as one field where somebody has added to it', () => {
    const mine = { ...BASE, slug: ['minivan', 'private-van'] };
    const theirs = { ...BASE, slug: ['van', 'private-van', 'third'] };
    expect(mergeData(BASE, mine, theirs).conflicts).toEqual([{ path: ['slug'], mine: mine.slug, theirs: theirs.slug }]);
  });

  test('puts a new step of an itinerary behind the step that it follows', () => {
    const base = { '+0h': 'Start', '+2h': 'End' };
    const merged = mergeData(base, { '+0h': 'Go', '+2h': 'End' }, { '+0h': 'Start', '+1h': 'Lunch', '+2h': 'End' });
    expect(Object.entries(merged.data as object)).toEqual([
      ['+0h', 'Go'],
      ['+1h', 'Lunch'],
      ['+2h', 'End'],
    ]);
  });
});

describe('the changes between two versions', () => {
  test('are named by the smallest field that differs', () => {
    const after = { ...BASE, ratePlan: { base: 155, extra: 0 }, slug: ['van', 'own-van'] };
    expect(changesBetween(BASE, after)).toEqual([
      { path: ['ratePlan', 'base'], before: 150, after: 155 },
      { path: ['slug', 1], before: 'private-van', after: 'own-van' },
    ]);
  });

  test('show fields that are new or gone', () => {
    expect(changesBetween({ a: 1 }, { b: 2 })).toEqual([
      { path: ['a'], before: 1, after: undefined },
      { path: ['b'], before: undefined, after: 2 },
    ]);
  });

  test('show that only the order has changed', () => {
    expect(changesBetween({ a: 1, b: 2 }, { b: 2, a: 1 })).toHaveLength(1);
  });

  test.each([
    [undefined, 'nothing'],
    [['a', 'b'], 'a · b'],
    [{ from: '06-15', reason: 'rain' }, 'from: 06-15, reason: rain'],
    [false, 'no'],
    [0, '0'],
  ])('show %j as %s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});
