import { expect, test } from 'vitest';
import { parseSource } from './source-file.ts';
import { unusedModules } from './unused-modules.ts';

const LAYOUT = parseSource('src/layouts/Layout.astro', '---\n---\n<slot />');
const unused = (page: string) =>
  unusedModules([LAYOUT, parseSource('src/pages/index.astro', page)], (path) => path.startsWith('src/pages/'));

test('a layout that no page imports is reported, and a page is not', () => {
  expect(unused('---\n---\n<p />')).toEqual(['src/layouts/Layout.astro is imported by nothing']);
});

test('a layout that a page imports is not reported', () => {
  expect(unused("---\nimport Layout from '../layouts/Layout.astro';\n---\n<Layout />")).toEqual([]);
});

test('a module that the script of a page imports, or that a style sheet address names, is not reported', () => {
  expect(unused("<script>import '../layouts/Layout.astro';</script>")).toEqual([]);
  expect(unused("---\nimport url from '../layouts/Layout.astro?url';\n---\n")).toEqual([]);
});
