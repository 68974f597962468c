import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepsNothing } from '../../src/lib/stores/browser-storages.ts';
import { persistent } from '../../src/lib/stores/persistent.ts';
import { wholeNumberIn } from '../../src/lib/stores/stored-shapes.ts';

const KEY = 'number.1';
const aStore = () => persistent<number>(KEY, { fallback: 2, parse: wholeNumberIn(1, 20) });

/** As the browser tells one tab about another. */
function otherTabWrites(key: string | null, newValue: string | null): void {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  else localStorage.clear();
  window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** As a browser that forbids storage does it, or a part of it. */
function forbid(...names: readonly ('localStorage' | 'sessionStorage')[]): void {
  for (const name of names) {
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  }
}

describe('a store that the browser keeps (specification, section 3, Persisted in the browser)', () => {
  test('has the fallback on a first visit', () => {
    expect(aStore().get()).toBe(2);
  });

  test('has what was stored', () => {
    aStore().set(7);
    expect(aStore().get()).toBe(7);
  });

  test.each(['', '{', 'null', '"7"', '{"a":1}', '[7]', '0', '21', '7.5', 'NaN', '1e999'])(
    'falls back where %s was stored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(aStore().get()).toBe(2);
    },
  );

  test('falls back where the parser throws', () => {
    localStorage.setItem(KEY, '1');
    const parse = () => {
      throw new Error('a mistake');
    };
    expect(persistent<number>(KEY, { fallback: 2, parse }).get()).toBe(2);
  });

  test('follows another tab', () => {
    const store = aStore();
    store.listen(() => undefined);
    otherTabWrites(KEY, '5');
    expect(store.get()).toBe(5);
  });

  test('falls back when another tab writes nonsense', () => {
    const store = aStore();
    store.listen(() => undefined);
    otherTabWrites(KEY, '{{');
    expect(store.get()).toBe(2);
  });

  test('falls back when another tab clears everything', () => {
    aStore().set(9);
    const store = aStore();
    store.listen(() => undefined);
    otherTabWrites(null, null);
    expect(store.get()).toBe(2);
  });

  test('keeps its value for the page when storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = aStore();
    store.set(8);
    expect(store.get()).toBe(8);
  });

  test('keeps its value for the tab when only that may be kept: the next page has it', () => {
    forbid('localStorage');
    aStore().set(8);
    expect(aStore().get()).toBe(8);
    expect(keepsNothing()).toBe(false);
  });

  test('has the newest value, and keeps it for good again as soon as there is room', () => {
    aStore().set(7);
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    aStore().set(8);
    expect(aStore().get()).toBe(8);
    full.mockRestore();
    aStore().set(9);
    expect(localStorage.getItem(KEY)).toBe('9');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('keeps its value for the page when all storage is forbidden, and the page can say so', () => {
    forbid('localStorage', 'sessionStorage');
    expect(keepsNothing()).toBe(true);
    const store = aStore();
    store.set(8);
    expect(store.get()).toBe(8);
  });
});
