import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CACHED_ITEMS, DESK_ITEMS, LOCAL_ITEMS, storedItem, TAB_ITEMS } from '../../../src/lib/site/browser-storage.ts';
import { CACHES } from '../../../src/worker/cache-names.ts';
import { filesIn } from '../../architecture/project-files.ts';

const LISTED = ['src/lib/site/browser-storage.ts', 'src/lib/messages/browser-storage.en.ts'];

/** A field of a content file in a message to editors looks like a key. */
const NO_KEYS = ['slug.1'];

const code = ['src', 'public']
  .flatMap(filesIn)
  .filter((path) => /\.(?:tsx?|astro|m?js|md)$/.test(path) && !LISTED.includes(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Every text of the code that looks like a storage key: a name and a version. */
const versioned = code.flatMap(({ text }) =>
  [...text.matchAll(/['"`]([a-z]+(?:-[a-z]+)*\.\d+)['"`]/g)].map(([, key = '']) => key),
);

/** Files in which a browser's memory is touched without a store. */
const touching = (api: RegExp) => code.filter(({ text }) => api.test(withoutComments(text))).map(({ path }) => path);

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

const listed: readonly string[] = [...LOCAL_ITEMS, ...DESK_ITEMS, ...TAB_ITEMS];

describe('what /privacy says that the browser stores', () => {
  test('is every key in the code, and no other', () => {
    const unversioned = listed.filter((name) => !/\.\d+$/.test(name));
    expect(unversioned).toEqual(['display-face']);
    expect([...new Set([...versioned, ...unversioned])].filter((key) => !NO_KEYS.includes(key)).sort()).toEqual(
      [...listed].sort(),
    );
  });

  test('names nothing twice', () => {
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('is every cache of the worker', () => {
    expect([...CACHED_ITEMS].sort()).toEqual(Object.values(CACHES).sort());
    expect(touching(/\bcaches\.open\(|\.open\(CACHES/)).toEqual([
      'src/worker/desk-worker.ts',
      'src/worker/file-store.ts',
      'src/worker/kv-store.ts',
    ]);
  });

  test('holds a database only on the devices of the staff, who ask for it', () => {
    expect(touching(/'idb-keyval'|createStore\(/)).toEqual(['src/islands/desk/offline-storage.ts']);
  });

  test('is not passed by: storage is touched by the stores, and by three pieces that must do without', () => {
    expect(touching(/\b(?:local|session)Storage\b/)).toEqual([
      'src/islands/offline/last-reload.ts',
      'src/islands/search/listings.ts',
      'src/islands/start/display-font.ts',
      'src/islands/storage/prune-storage.ts',
      'src/islands/storage/storage-fallback.ts',
      'src/islands/storage/tab-store.ts',
    ]);
  });

  test('holds no database and no cookie but that of who works at the desk', () => {
    expect(touching(/indexedDB|cookieStore|\.cookie\b|cookies\.set|['"]Set-Cookie['"]|openDB/)).toEqual([
      'src/server/http/session-cookie.ts',
    ]);
  });

  test.each([...LOCAL_ITEMS, ...DESK_ITEMS, ...TAB_ITEMS, ...CACHED_ITEMS])(
    'says what %s is for and how long it stays',
    (name) => {
      const item = storedItem(name, 'en');
      expect(item.purpose).toMatch(/^\S.{9,}$/);
      expect(item.duration).toMatch(/^\S.{9,}$/);
    },
  );
});
