import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from './project-files.ts';

/** What was there when it was counted last. It only goes down. */
const MAX_FOLDERS = 75;

const CODE = /\.(?:tsx?|astro|mjs)$/;

test('there are no more folders with code than before (architecture.md#where-things-live)', () => {
  const code = ['src', 'host', 'operator', 'build', 'tooling'].flatMap(filesIn).filter((path) => CODE.test(path));
  const folders = [...new Set(code.map((path) => posix.dirname(path)))];
  expect(folders.length, folders.join('\n')).toBeLessThanOrEqual(MAX_FOLDERS);
});
