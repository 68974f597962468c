import { expect, test } from 'vitest';
import {
  importsOf,
  lazyImportsOf,
  pages,
  readPage,
  scriptsAtStart,
  scriptsNamedIn,
  wireSize,
  withImports,
} from './built-files.ts';

/** Files with scripts that a browser can be asked to load, the service worker not counted. */
const MAX_FILES = 45;

/** Below this, a file costs more for its request than for its content. */
const MIN_BYTES = 1024;

/** How many requests one after the other a tap may wait for. */
const MAX_ROUNDS = 3;

/** What the bundler itself adds, and lets nobody put elsewhere. */
const BUNDLER_RUNTIME = 'rolldown-runtime';

/** Pages of travellers: the desk has files of its own, which none of them asks for. */
const publicPages = pages.filter((page) => !page.startsWith('desk/'));

/** Scripts that pages name: those of all pages, of islands, and of some visitors. */
const entries = new Set(publicPages.flatMap((page) => scriptsNamedIn(readPage(page))));

/** What every page has loaded before anybody touches it. */
const atStart = closure(scriptsAtStart(readPage('index.html')));

function closure(start: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const file of start) withImports(file, found);
  return found;
}

/** Every script that can be loaded. */
const files = new Set(entries);
for (const file of files) for (const next of [...importsOf(file), ...lazyImportsOf(file)]) files.add(next);

/** What is loaded by some script on demand. */
const lazy = new Set([...files].flatMap((file) => lazyImportsOf(file)));

/**
 * Requests one after the other until a script and all that it imports are loaded. What is already
 * here is not requested.
 */
function rounds(file: string, loaded: ReadonlySet<string>): number {
  const seen = new Set([...loaded, file]);
  let count = 0;
  for (let level = [file]; level.length > 0; count++) {
    level = level.flatMap((one) => importsOf(one)).filter((next) => !seen.has(next) && seen.add(next));
  }
  return count;
}

/** What all that load a script on demand have loaded by then. */
function loadedBefore(file: string): ReadonlySet<string> {
  const importers = [...files].filter((one) => lazyImportsOf(one).includes(file)).map((one) => closure([one]));
  const [first = new Set<string>(), ...others] = importers;
  return atStart.union(new Set([...first].filter((one) => others.every((other) => other.has(one)))));
}

test('The browser of a traveller is given at most 45 script files (specification.md#page-speed)', () => {
  expect(files.size).toBeGreaterThan(10);
  expect(files.size).toBeLessThanOrEqual(MAX_FILES);
});

test('No script file is below 1 KB compressed, but for those that something loads by name', () => {
  const shared = [...files].filter((file) => !entries.has(file) && !lazy.has(file) && !file.includes(BUNDLER_RUNTIME));
  expect(shared.length).toBeGreaterThan(5);
  expect(shared.filter((file) => wireSize(file) < MIN_BYTES)).toEqual([]);
});

test('No tap or event waits for more than three requests for scripts one after the other', () => {
  const slow = [...entries, ...lazy].filter((file) => rounds(file, loadedBefore(file)) > MAX_ROUNDS);
  expect(slow).toEqual([]);
});

test('No two script files import each other, so that none runs before what it needs', () => {
  const inCycle = [...files].filter((file) => importsOf(file).some((next) => closure([next]).has(file)));
  expect(inCycle).toEqual([]);
});

test('no scripts import each other in a circle, or one would run before what it needs', () => {
  const circles = [...files].filter((file) => closure(importsOf(file)).has(file));
  expect(circles).toEqual([]);
});
