import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { languageOfPath, localizedPath } from '../../src/lib/languages/localized-path.ts';
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

/** The scripts of one language, as a browser that reads in it is asked to load them. */
interface ScriptsOfLanguage {
  /** Every script that can be loaded. */
  readonly files: ReadonlySet<string>;
  /** Those that pages name: those of all pages, of islands, and of some visitors. */
  readonly entries: ReadonlySet<string>;
  /** What is loaded by some script on demand. */
  readonly lazy: ReadonlySet<string>;
  /** What every page has loaded before anybody touches it. */
  readonly atStart: ReadonlySet<string>;
}

/** Pages of travellers: the desk has files of its own, which none of them asks for. */
const publicPages = pages.filter((page) => !page.startsWith('desk/'));

function closure(start: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const file of start) withImports(file, found);
  return found;
}

function scriptsOf(language: Language): ScriptsOfLanguage {
  const ofLanguage = publicPages.filter((page) => languageOfPath(`/${page}`).language === language);
  const entries = new Set(ofLanguage.flatMap((page) => scriptsNamedIn(readPage(page))));
  const files = new Set(entries);
  for (const file of files) for (const next of [...importsOf(file), ...lazyImportsOf(file)]) files.add(next);
  const lazy = new Set([...files].flatMap((file) => lazyImportsOf(file)));
  const atStart = closure(scriptsAtStart(readPage(`${localizedPath('/', language).slice(1)}/index.html`)));
  return { files, entries, lazy, atStart };
}

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
function loadedBefore(file: string, { files, atStart }: ScriptsOfLanguage): ReadonlySet<string> {
  const importers = [...files].filter((one) => lazyImportsOf(one).includes(file)).map((one) => closure([one]));
  const [first = new Set<string>(), ...others] = importers;
  return atStart.union(new Set([...first].filter((one) => others.every((other) => other.has(one)))));
}

describe.each(LANGUAGE_CODES)('scripts of pages in "%s"', (language) => {
  const scripts = scriptsOf(language);
  const { files, entries, lazy } = scripts;

  test('a traveller’s browser is given at most 45 of them (specification.md#page-speed)', () => {
    expect(files.size).toBeGreaterThan(10);
    expect(files.size).toBeLessThanOrEqual(MAX_FILES);
  });

  test('none is below 1 KB compressed, but for those that something loads by name', () => {
    const shared = [...files].filter(
      (file) => !entries.has(file) && !lazy.has(file) && !file.includes(BUNDLER_RUNTIME),
    );
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter((file) => wireSize(file) < MIN_BYTES)).toEqual([]);
  });

  test('no tap or event waits for more than three requests for them one after the other', () => {
    const slow = [...entries, ...lazy].filter((file) => rounds(file, loadedBefore(file, scripts)) > MAX_ROUNDS);
    expect(slow).toEqual([]);
  });

  test('no two import each other, so that none runs before what it needs', () => {
    const inCycle = [...files].filter((file) => importsOf(file).some((next) => closure([next]).has(file)));
    expect(inCycle).toEqual([]);
  });

  test('none imports itself in a circle, or one would run before what it needs', () => {
    const circles = [...files].filter((file) => closure(importsOf(file)).has(file));
    expect(circles).toEqual([]);
  });
});
