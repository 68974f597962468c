import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasPagesSince } from '../../../build/incremental/new-pages.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const HOUR = 1000 * 3600;

function folderWith(name: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'tours'));
  writeFileSync(join(folder, 'tours', name), 'text');
  return folder;
}

test.each([
  ['a page written since', 'index.html', -HOUR, true],
  ['a page written before', 'index.html', HOUR, false],
  ['data written since', 'rates.json', -HOUR, true],
  ['another file', 'app.js', -HOUR, false],
])('%s is told apart from a page that this build has written', (_name, file, from, expected) => {
  expect(hasPagesSince(folderWith(file), Date.now() + from)).toBe(expected);
});

test('a folder that is not there has none', () => {
  expect(hasPagesSince(join(temporaryFolder(), 'dist'), 0)).toBe(false);
});
