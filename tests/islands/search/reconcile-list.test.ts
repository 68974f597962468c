import { beforeEach, describe, expect, test } from 'vitest';
import { reconcileList } from '../../../src/islands/search/reconcile-list.ts';

const items = new Map<string, HTMLElement>();
let list = document.createElement('ul');

const of = (names: string) =>
  [...names].map((name) => {
    const item = items.get(name) ?? document.createElement('li');
    item.textContent = name;
    items.set(name, item);
    return item;
  });

beforeEach(() => {
  items.clear();
  list = document.createElement('ul');
});

describe('a list shows items', () => {
  test.each([
    ['abc', 'abc'],
    ['abc', 'cba'],
    ['abcd', 'ac'],
    ['abc', 'xb'],
    ['', 'ab'],
  ])('from %s to %s', (before, after) => {
    list.append(...of(before));
    reconcileList(list, of(after));
    expect(list.textContent).toBe(after);
    expect(list.hidden).toBe(false);
  });

  test.each([
    ['abcdef', 'ab', 'abcdef'],
    ['abcdef', 'ax', 'axbcdef'],
    ['abcdef', 'fe', 'feabcd'],
  ])('from %s, of which %s is first and more comes soon: %s until then', (before, first, meanwhile) => {
    list.append(...of(before));
    reconcileList(list, of(first), true);
    expect(list.textContent).toBe(meanwhile);
    const seen = [...list.querySelectorAll('li:not([data-stale])')].map(({ textContent }) => textContent).join('');
    expect(seen).toBe(first);
    reconcileList(list, of(meanwhile));
    expect(list.querySelector('[data-stale]')).toBeNull();
  });

  test('and is hidden while it has none', () => {
    list.append(...of('ab'));
    reconcileList(list, []);
    expect([list.childElementCount, list.hidden]).toEqual([0, true]);
  });
});
