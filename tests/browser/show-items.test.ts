import { beforeEach, describe, expect, test } from 'vitest';
import { showItems } from '../../src/lib/browser/results/show-items.ts';

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
    ['abc', 'abc', '', 'abc'],
    ['abc', 'cba', '', 'cba'],
    ['abcd', 'ac', '', 'ac'],
    ['abc', 'xb', '', 'xb'],
    ['', 'ab', '', 'ab'],
    ['abcdef', 'ab', 'cdef', 'abcdef'],
    ['abcdef', 'ax', 'ce', 'axce'],
    ['abcdef', 'fe', 'dcba', 'fea'],
    ['cdab', 'ab', 'cd', 'abcd'],
    ['abc', 'ab', 'xyz', 'ab'],
  ])('from %s: first %s, later %s, leaves %s', (before, now, later, after) => {
    list.append(...of(before));
    showItems(list, of(now), of(later));
    expect(list.textContent).toBe(after);
    expect(list.hidden).toBe(false);
  });

  test('and is hidden while it has none', () => {
    list.append(...of('ab'));
    showItems(list, []);
    expect([list.childElementCount, list.hidden]).toEqual([0, true]);
  });
});
