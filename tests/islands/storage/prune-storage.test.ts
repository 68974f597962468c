import { beforeEach, describe, expect, test } from 'vitest';
import { pruneStorage } from '../../../src/islands/storage/prune-storage.ts';

beforeEach(() => localStorage.clear());

const keys = () => Object.keys(localStorage).sort();

describe('what older versions stored', () => {
  test('is removed where this version stores it in the tab only', () => {
    for (const key of ['recent.1', 'currencies.1', 'payment-method.1', 'saved.1']) localStorage.setItem(key, '["X"]');
    pruneStorage();
    expect(keys()).toEqual(['saved.1']);
  });

  test('of an address loses all but the labels of campaigns', () => {
    const ref = '7K2M0QXA';
    const queries = { name: 'Ana', utm_source: 'guide', token: 'secret' };
    localStorage.setItem('conversion-queries.1', JSON.stringify({ queries, ref }));
    pruneStorage();
    expect(JSON.parse(localStorage.getItem('conversion-queries.1') ?? '')).toEqual({
      queries: { utm_source: 'guide' },
      ref,
    });
    localStorage.setItem('conversion-queries.1', JSON.stringify({ queries: { name: 'Ana' }, ref }));
    pruneStorage();
    expect(localStorage.getItem('conversion-queries.1')).toBe('null');
  });

  test('does not matter where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    expect(() => pruneStorage(forbidden)).not.toThrow();
  });
});
