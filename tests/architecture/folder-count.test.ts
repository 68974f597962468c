import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './project-files.ts';

/** More than these are hard to know by heart: a new folder takes the place of a small one. */
const MAX_FOLDERS = 75;

const CODE = /\.(?:tsx?|astro|mjs)$/;

test('there are at most 75 folders with code (architecture.md#where-things-live)', () => {
  const code = ['src', 'host', 'operator', 'build', 'tooling'].flatMap(filesIn).filter((path) => CODE.test(path));
  const folders = [...new Set(code.map((path) => posix.dirname(path)))];
  expect(folders.length, folders.join('\n')).toBeLessThanOrEqual(MAX_FOLDERS);
});
