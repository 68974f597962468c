import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  elements,
  islands,
  lazyImportsOf,
  pages,
  readPage,
  scriptsAtStart,
  wireSize,
  withImports,
} from './built-files.ts';

const KB = 1024;

/** Scripts that run before anybody touches the page. */
const BEFORE_INTERACTION = 6 * KB;

/**
 * An island's own code, React and what they import, but for what its page starts with.
 * The names of files in it make a hundred bytes of difference between two builds.
 */
const ISLAND = 77 * KB;

/** Kinds of `<script>` that the browser does not run. */
const DATA = /\btype="(?:application|speculationrules)/;

function inlineSize(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const texts = scripts.filter(([, attributes = '']) => !DATA.test(attributes)).map(([, , text = '']) => text);
  return brotliCompressSync(texts.join('\n')).length;
}

function filesAtStart(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)) withImports(address, found);
  return found;
}

const total = (addresses: Iterable<string>) => [...addresses].reduce((sum, address) => sum + wireSize(address), 0);

test.each(pages)('%s comes with at most 6 KB of scripts; what runs is measured in tests/e2e/weight.spec.ts', (page) => {
  const html = readPage(page);
  expect(inlineSize(html) + total(filesAtStart(html))).toBeLessThanOrEqual(BEFORE_INTERACTION);
});

test('islands sleep without Astro’s element, of at most 2 KB, until somebody uses one', () => {
  const asleep = elements(readPage('index.html'));
  expect(asleep).toEqual([expect.stringMatching(/^\/_astro\/islands\./)]);
  expect(total(asleep)).toBeLessThanOrEqual(2 * KB);
});

/** The desk's day and its departures. What the office needs comes when it is opened. */
const DESK = 96 * KB;

test('the desk has an island of at most 96 KB, React included', () => {
  const [island = [], ...others] = islands(readPage('desk/index.html'));
  expect(others).toEqual([]);
  expect(total(island)).toBeLessThanOrEqual(DESK);
});

test('a first visit of the desk takes at most 100 KB without its data, and signing in 3 KB more', () => {
  const html = readPage('desk/index.html');
  const [island = new Set<string>()] = islands(html);
  const files = new Set([...island, ...scriptsAtStart(html)]);
  expect(total(files) + wireSize('/desk/index.html')).toBeLessThanOrEqual(100 * KB);
  const passkeys = [...island].flatMap(lazyImportsOf).filter((file) => file.includes('/desk-passkeys.'));
  expect(passkeys).toHaveLength(1);
  expect(total(passkeys)).toBeLessThanOrEqual(3 * KB);
});

const publicPages = pages.filter((page) => !page.startsWith('desk/'));

test.each(publicPages)('%s has islands of at most 77 KB each, React included', (page) => {
  const atStart = filesAtStart(readPage(page));
  for (const island of islands(readPage(page))) {
    expect(total([...island].filter((file) => !atStart.has(file)))).toBeLessThanOrEqual(ISLAND);
  }
});
