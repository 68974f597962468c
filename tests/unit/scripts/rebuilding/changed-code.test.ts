import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasChangedCode } from '../../../../scripts/rebuilding/changed-code.ts';
import { temporaryFolder } from '../../../fixtures/dist-folder.ts';

function aProject() {
  const root = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  mkdirSync(join(root, 'src/lib/browser'), { recursive: true });
  mkdirSync(join(root, 'src/content'), { recursive: true });
  write('src/lib/browser/start.ts', 'start()');
  const build = (environment = {}) => hasChangedCode(root, join(root, 'cache'), environment);
  build();
  return { write, build };
}

test('the same code is the same', () => {
  expect(aProject().build()).toBe(false);
});

test.each([
  ['a script of the pages', 'src/lib/browser/start.ts'],
  ['a component', 'src/Page.astro'],
  ['a package', 'package-lock.json'],
  ['a setting', '.env'],
])('%s that changed is other code, once', (_, name) => {
  const { write, build } = aProject();
  write(name, 'changed');
  expect([build(), build()]).toEqual([true, false]);
});

test('a setting from the environment that is put into scripts is code', () => {
  expect(aProject().build({ PUBLIC_ANALYTICS_ID: 'G-1' })).toBe(true);
});

test('content is no code: a changed price leaves other pages as they are', () => {
  const { write, build } = aProject();
  write('src/content/van.yaml', 'base: 163');
  expect(build()).toBe(false);
});
