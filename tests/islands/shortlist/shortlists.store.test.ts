import { beforeEach, describe, expect, test, vi } from 'vitest';

async function stores() {
  vi.resetModules();
  return import('../../../src/islands/shortlist/shortlists.store.ts');
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('shortlists in the browser’s storage', () => {
  test('save a listing and remove it again', async () => {
    const { $saved, toggleSaved } = await stores();
    expect(toggleSaved('JT-HB')).toBe(true);
    expect(localStorage.getItem('saved.1')).toBe('["JT-HB"]');
    expect(toggleSaved('JT-HB')).toBe(false);
    expect($saved.get()).toEqual([]);
  });

  test('compare three and refuse a fourth', async () => {
    const { $compared, toggleCompared } = await stores();
    expect(['JT-A', 'JT-B', 'JT-C', 'JT-D'].map(toggleCompared)).toEqual([true, true, true, false]);
    expect($compared.get()).toEqual(['JT-A', 'JT-B', 'JT-C']);
    expect(toggleCompared('JT-B')).toBe(true);
    expect(toggleCompared('JT-D')).toBe(true);
  });

  test('store twelve visits, the newest first', async () => {
    const { $recent, recordVisit } = await stores();
    for (let number = 1; number <= 14; number += 1) recordVisit(`JT-${number}`);
    expect($recent.get()).toHaveLength(12);
    expect($recent.get()[0]).toBe('JT-14');
  });

  test.each([
    ['{', []],
    ['null', []],
    ['{"0":"JT-A"}', []],
    ['["JT-A","JT-A","<b>",7,null,"../x","JT-B"]', ['JT-A', 'JT-B']],
    [
      JSON.stringify(Array.from({ length: 5000 }, (_, index) => `JT-${index}`)),
      expect.objectContaining({ length: 60 }),
    ],
  ])('hold only codes, each once, whatever was stored: %.30s', async (stored, expected) => {
    localStorage.setItem('saved.1', stored);
    expect((await stores()).$saved.get()).toEqual(expected);
  });

  test('last as long as the page where nothing may be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { $saved, toggleSaved } = await stores();
    expect(toggleSaved('JT-HB')).toBe(true);
    expect($saved.get()).toEqual(['JT-HB']);
  });
});
