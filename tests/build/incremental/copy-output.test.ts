import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOutput } from '../../../build/incremental/copy-output.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

function write(folder: string, files: Readonly<Record<string, string>>, seconds = 1000): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), seconds, seconds);
  }
}

function filesOf(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

const OUTPUT = { 'client/index.html': 'home', 'client/tours/index.html': 'tours', 'output-seal': 'one' };

test('a copy has all files with their times, also through a link', () => {
  const folder = temporaryFolder();
  write(join(folder, 'release'), OUTPUT);
  symlinkSync('release', join(folder, 'dist'));
  copyOutput(join(folder, 'dist'), join(folder, 'next'));
  expect(filesOf(join(folder, 'next'))).toEqual(OUTPUT);
  expect(statSync(join(folder, 'next/client/index.html')).mtimeMs).toBe(1_000_000);
});

test('what an older output left is replaced where it differs, kept where it is equal, and else removed', () => {
  const folder = temporaryFolder();
  const [dist, next] = [join(folder, 'dist'), join(folder, 'next')];
  write(dist, OUTPUT);
  write(next, { 'client/index.html': 'home', 'client/gone/index.html': 'gone', 'output-seal/x': 'a folder' });
  write(next, { 'client/tours/index.html': 'older' }, 900);
  const inode = statSync(join(next, 'client/index.html')).ino;
  copyOutput(dist, next);
  expect(filesOf(next)).toEqual(OUTPUT);
  expect(statSync(join(next, 'client/index.html')).ino).toBe(inode);
});

test('an equally long text of another time is copied', () => {
  const folder = temporaryFolder();
  write(join(folder, 'dist'), { 'index.html': '151' });
  write(join(folder, 'next'), { 'index.html': '150' }, 900);
  copyOutput(join(folder, 'dist'), join(folder, 'next'));
  expect(filesOf(join(folder, 'next'))).toEqual({ 'index.html': '151' });
});
