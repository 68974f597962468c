import { describe, expect, test } from 'vitest';
import { browserGlobalViolations } from './architecture/browser-globals.ts';
import { dialectViolations } from './architecture/declared-names.ts';
import { lengthViolations, nameViolations } from './architecture/file-rules.ts';
import { importViolations } from './architecture/import-rules.ts';
import { layerOf } from './architecture/layers.ts';
import { codeAt, codeIn, filesIn, PROJECT_FOLDERS, stylesIn } from './architecture/project-files.ts';
import { sinkViolations } from './architecture/script-sinks.ts';
import { sharedStyleViolations, siblingViolations } from './architecture/style-rules.ts';
import { testNameViolations } from './architecture/test-names.ts';
import { unusedExports } from './architecture/unused-exports.ts';
import { unusedModules } from './architecture/unused-modules.ts';

const source = codeIn('src');
const host = [...codeIn('host'), ...codeIn('operator')];
const editor = codeIn('editor');
const tools = [...codeIn('build'), ...codeIn('tooling')];
const tests = codeIn('tests');

/** What nothing imports: routes, programs, and files that a tool is given by name. */
const ENTRIES = [
  /^src\/(?:pages\/.+|worker\/sw|content\.config|.+\.d)\.(?:ts|astro)$/,
  /^src\/islands\/start\/lazy-island-runtime\.ts$/,
  /^(?:host|operator)\/main\.ts$|^host\/(?:backup|quick-check|settings-check)-program\.ts$|^build\/finish\/(?:finish-site|compress-fully|page-worker)\.ts$|^build\/incremental\/(?:build-release|copy-worker)\.ts$/,
  // Vite finds it by the page of the editor.
  /^editor\/app\/main\.tsx$/,
  /^tooling\/(?:build|check|check-types|design|edit|run|start|test)\.mjs$|^tooling\/(?:licences|prices|rates|translations)\.ts$|^astro\.config\.mjs$/,
];

describe('the architecture (architecture.md#who-may-import-whom)', () => {
  test('every file under src is in a layer', () => {
    expect(filesIn('src').filter((path) => layerOf(path) === null)).toEqual([]);
  });

  test('files import only what their layer may', () => {
    expect([...source, ...host, ...editor].flatMap(importViolations)).toEqual([]);
  });

  test('no module of src reaches for the browser while it is loaded', () => {
    expect(source.flatMap(browserGlobalViolations)).toEqual([]);
  });

  test('no file is over 200 lines', () => {
    const code = [...source, ...host, ...editor, ...tools, ...tests];
    expect(code.flatMap(lengthViolations)).toEqual([]);
  });

  test('names say what is inside, and there are no barrels', () => {
    const paths = PROJECT_FOLDERS.flatMap(filesIn);
    expect(paths.flatMap(nameViolations)).toEqual([]);
  });

  test('names are the first words that an engineer would search for', () => {
    const code = [...source, ...host, ...editor, ...tools, ...tests, ...codeIn('bench')];
    expect(code.flatMap(dialectViolations)).toEqual([]);
  });

  test('names of tests are whole sentences (CONTRIBUTING.md#rules)', () => {
    expect(tests.flatMap(testNameViolations)).toEqual([]);
  });

  test('every exported rule is called by the product, not only by tests', () => {
    const product = [...source, ...host, ...editor, ...tools, codeAt('astro.config.mjs')];
    // Astro is given the directive by the name of its file: build/plugins/intent-directive.ts.
    const isChecked = (path: string) =>
      /^(?:src\/(?!pages\/|content\.config)|host|operator|editor|build|tooling)/.test(path) &&
      !path.endsWith('/lazy-island-runtime.ts');
    expect(unusedExports(product, isChecked)).toEqual([]);
  });

  test('every module is imported, but for routes, programs and what the framework finds by its name', () => {
    const files = [...source, ...host, ...editor, ...tools, codeAt('astro.config.mjs')];
    expect(unusedModules(files, (path) => ENTRIES.some((entry) => entry.test(path)))).toEqual([]);
  });

  test('no page makes markup or code of a text', () => {
    expect([...source, ...editor].flatMap(sinkViolations)).toEqual([]);
  });

  test('no style is of whatever follows anything', () => {
    expect([...stylesIn('src'), ...stylesIn('editor')].flatMap(siblingViolations)).toEqual([]);
  });

  test('icon buttons, disclosures, dialog heads and fields have their styles in one place', () => {
    expect([...stylesIn('src'), ...stylesIn('editor')].flatMap(sharedStyleViolations)).toEqual([]);
  });
});
