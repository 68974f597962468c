import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn } from '../architecture/project-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['src', 'host', 'operator', 'build', 'tooling', 'tests', 'bench'];
const WITH_COMPONENTS = [{ extension: 'astro', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }];

/** The files that a configuration names, as paths from the root of the project. */
function filesOf(name: string): ReadonlySet<string> {
  const { config } = ts.readConfigFile(join(ROOT, name), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, {}, name, [], WITH_COMPONENTS);
  return new Set(parsed.fileNames.map((file) => file.slice(ROOT.length + 1)));
}

const isLeftOut = (path: string) => /^bench\/(?:rivals|work)\//.test(path);

test('the types of every TypeScript and JavaScript module are checked', () => {
  const checked = filesOf('tsconfig.json');
  const modules = [...FOLDERS.flatMap(filesIn), 'astro.config.mjs', 'vitest.config.ts', 'playwright.config.ts'];
  const missing = modules.filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !checked.has(path) && !isLeftOut(path));
  expect(missing).toEqual([]);
});

test('the types of every component are checked, with the declarations that it needs', () => {
  const checked = filesOf('tsconfig.astro.json');
  const components = filesIn('src').filter((path) => path.endsWith('.astro'));
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((path) => !checked.has(path))).toEqual([]);
  expect(checked.has('src/env.d.ts')).toBe(true);
});
