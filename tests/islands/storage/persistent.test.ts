import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isStorageBlocked } from '../../../src/islands/storage/browser-storages.ts';
import { wholeNumberIn } from '../../../src/islands/storage/parsers.ts';
import { persistent } from '../../../src/islands/storage/persistent.ts';
import { fillStorage, forbidStorage } from '../../fixtures/fakes/hindered-storage.ts';

const KEY = 'people.1';
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

describe('a persistent store (specification.md#stored-in-the-browser)', () => {
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

  test('keeps its value for the tab when only session storage takes it', () => {
    forbidStorage('localStorage');
    aStore().set(8);
    expect(aStore().get()).toBe(8);
    expect(isStorageBlocked()).toBe(false);
  });

  test('has the newest value, and stores it in local storage again as soon as there is room', () => {
    aStore().set(7);
    const makeRoom = fillStorage();
    aStore().set(8);
    expect(aStore().get()).toBe(8);
    makeRoom();
    aStore().set(9);
    expect(localStorage.getItem(KEY)).toBe('9');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('keeps its value for the page when all storage is forbidden, which the page can tell', () => {
    forbidStorage('localStorage', 'sessionStorage');
    expect(isStorageBlocked()).toBe(true);
    const store = aStore();
    store.set(8);
    expect(store.get()).toBe(8);
  });
});

describe('two tabs that write the same store', () => {
  test('both show the stored value: the tab that wrote last takes no older one', () => {
    const store = aStore();
    store.listen(() => undefined);
    localStorage.setItem(KEY, '5');
    store.set(6);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue: '5' }));
    expect(store.get()).toBe(6);
    expect(localStorage.getItem(KEY)).toBe('6');
  });

  test.each<[string, ...'sessionStorage'[]]>([['kept for the tab'], ['kept for the page', 'sessionStorage']])(
    'have the newer value on this page and the next, where the older one was %s',
    (_, ...forbidden) => {
      aStore().set(7);
      const makeRoom = fillStorage();
      forbidStorage(...forbidden);
      const store = aStore();
      store.listen(() => undefined);
      store.set(8);
      expect(aStore().get()).toBe(8);
      makeRoom();
      otherTabWrites(KEY, '9');
      expect([store.get(), aStore().get()]).toEqual([9, 9]);
      expect(localStorage.getItem(KEY)).toBe('9');
    },
  );

  test('have the newer value also where this tab got no event', () => {
    aStore().set(7);
    const makeRoom = fillStorage();
    aStore().set(8);
    makeRoom();
    localStorage.setItem(KEY, '9');
    expect(aStore().get()).toBe(9);
  });

  test('go on where this one can store nothing in local storage', () => {
    const makeRoom = fillStorage();
    const store = aStore();
    store.listen(() => undefined);
    store.set(8);
    makeRoom();
    otherTabWrites(KEY, '9');
    fillStorage();
    store.set(10);
    expect([store.get(), aStore().get()]).toEqual([10, 10]);
    expect(localStorage.getItem(KEY)).toBe('9');
  });

  test.each([
    ['forget a value of which this tab has a newer copy', () => aStore().set(7), 2],
    ['leave what only this tab has', () => undefined, 8],
  ])('%s when everything is cleared', (_name, keepBefore, left) => {
    keepBefore();
    const makeRoom = fillStorage();
    const store = aStore();
    store.listen(() => undefined);
    store.set(8);
    makeRoom();
    otherTabWrites(null, null);
    expect([store.get(), aStore().get()]).toEqual([left, left]);
  });

  test('ignore events of other keys', () => {
    const store = aStore();
    store.set(7);
    store.listen(() => undefined);
    localStorage.setItem(KEY, '5');
    otherTabWrites('other.1', '1');
    expect(store.get()).toBe(7);
  });
});
