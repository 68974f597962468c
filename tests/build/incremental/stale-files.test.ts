import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteStaleFiles } from '../../../build/incremental/stale-files.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const LATER = Date.now() + 1000 * 3600;

function aFolder(names: readonly string[]) {
  const folder = temporaryFolder();
  const path = (name: string) => join(folder, name);
  for (const name of names) {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), name);
  }
  return {
    path,
    left: () => names.filter((name) => existsSync(path(name))),
    deleteStale: (kept: readonly string[], since: number) =>
      deleteStaleFiles(folder, { files: new Set(kept.map(path)), since }),
  };
}

test('keeps what was written since, whatever date it carries', () => {
  const { path, left, deleteStale } = aFolder(['old-picture.webp']);
  utimesSync(path('old-picture.webp'), 0, 0);
  deleteStale([], Date.now() - 1000 * 60);
  expect(left()).toEqual(['old-picture.webp']);
});

test('deletes earlier files except those to keep', () => {
  const { left, deleteStale } = aFolder(['tours/a/index.html', 'tours/b/index.html', 'old.json']);
  deleteStale(['tours/a/index.html'], LATER);
  expect(left()).toEqual(['tours/a/index.html']);
});

test('keeps the script that the pages of an earlier build share', () => {
  const { left, deleteStale } = aFolder(['_astro/islands.1a2b3c4d.js', '_astro/client.1a2b3c4d.js']);
  deleteStale([], LATER);
  expect(left()).toEqual(['_astro/islands.1a2b3c4d.js']);
});

test('keeps the compressed copies of what stays and deletes those of what goes', () => {
  const { left, deleteStale } = aFolder(['a.html', 'a.html.br', 'a.html.gz', 'b.html', 'b.html.br', 'b.html.gz']);
  deleteStale(['a.html'], LATER);
  expect(left()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
});

test('deletes folders that become empty, and the folders around them', () => {
  const { path, deleteStale } = aFolder(['tours/old/index.html', 'tours/old/index.html.br', 'index.html']);
  deleteStale(['index.html'], LATER);
  expect(existsSync(path('tours'))).toBe(false);
});

test('keeps a script in another language as long as its English one is written anew', () => {
  const { path, left, deleteStale } = aFolder([
    '_astro/a.1a2b3c4d.js',
    '_astro/a.1a2b3c4d.fr.js',
    '_astro/b.1a2b3c4d.fr.js',
  ]);
  // By the clock of the file system, which is some milliseconds behind.
  const now = () => {
    writeFileSync(path('probe'), '');
    return statSync(path('probe')).ctimeMs;
  };
  const since = now() + 20;
  while (now() < since);
  rmSync(path('probe'));
  writeFileSync(path('_astro/a.1a2b3c4d.js'), 'written again');
  deleteStale([], since);
  expect(left()).toEqual(['_astro/a.1a2b3c4d.js', '_astro/a.1a2b3c4d.fr.js']);
});
