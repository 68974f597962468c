import { describe, expect, test } from 'vitest';
import { resultPageOf } from '../../../src/islands/search/result-page.ts';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';

const ENTRIES = Array.from({ length: 7 }, (_, index) => aCatalogueEntry({ code: `PV-N${index}` }));

/** A list of a page that was built with these, most of them of a catalogue. */
function aBuiltList(count: number, changes: { isCurrent?: boolean; isPart?: boolean } = {}) {
  const { isCurrent = true, isPart = false } = changes;
  return { listingsIn: () => ENTRIES.slice(0, count), isCurrent: () => isCurrent, isPart };
}

const results = (everything: boolean, listings = ENTRIES) => ({ everything, listings, all: ENTRIES });

function shown(page: ReturnType<typeof resultPageOf>): readonly [boolean, string, boolean] {
  return [page.showsBuilt, page.entries.map(({ code }) => code.at(-1)).join(''), page.hasMore];
}

describe('what a list of results shows', () => {
  test('is the list of the page while nothing is looked for, and what comes after it on demand', () => {
    expect(shown(resultPageOf(results(true), aBuiltList(3), 3, 1))).toEqual([true, '', true]);
    expect(shown(resultPageOf(results(true), aBuiltList(3), 3, 2))).toEqual([true, '345', true]);
    expect(shown(resultPageOf(results(true), aBuiltList(3), 3, 3))).toEqual([true, '3456', false]);
  });

  test('is a limited number of results at a time', () => {
    expect(shown(resultPageOf(results(false), aBuiltList(3), 3, 1))).toEqual([false, '012', true]);
    expect(shown(resultPageOf(results(false), aBuiltList(3), 3, 2))).toEqual([false, '012345', true]);
    expect(shown(resultPageOf(results(false, []), aBuiltList(3), 3, 1))).toEqual([false, '', false]);
  });

  test('is made anew where the list of the page says something old', () => {
    expect(shown(resultPageOf(results(true), aBuiltList(3, { isCurrent: false }), 3, 1))).toEqual([false, '012', true]);
  });

  test('is made anew on demand of more where the order of the catalogue is not that of the page', () => {
    const [first = aCatalogueEntry(), second = aCatalogueEntry(), third = aCatalogueEntry(), ...others] = ENTRIES;
    const reordered = results(true, [first, third, ...others, second]);
    expect(shown(resultPageOf(reordered, aBuiltList(3), 3, 1))).toEqual([true, '', true]);
    expect(shown(resultPageOf(reordered, aBuiltList(3), 3, 2))).toEqual([false, '023456', true]);
  });

  test('is made anew where the catalogue has more than a list that should be whole', () => {
    expect(shown(resultPageOf(results(true), aBuiltList(2), 3, 1))).toEqual([false, '012', true]);
  });

  test('is one part of several, which links lead to, while nothing is looked for', () => {
    expect(shown(resultPageOf(results(true), aBuiltList(2, { isPart: true }), 3, 1))).toEqual([true, '', false]);
    expect(shown(resultPageOf(results(false), aBuiltList(2, { isPart: true }), 3, 1))).toEqual([false, '012', true]);
  });
});
