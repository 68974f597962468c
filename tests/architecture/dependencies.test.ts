import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './project-files.ts';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** Tools and types that no file imports. They are run, configured, or needed by another package. */
const NOT_IMPORTED = [
  '@astrojs/check',
  '@biomejs/biome',
  '@types/node',
  '@types/nodemailer',
  '@types/pg',
  '@types/react',
  '@types/react-dom',
  '@types/smtp-server',
  '@types/topojson-client',
  'happy-dom',
  'vite-plugin-pwa',
];

/** Pictures, coasts and tools that only a build needs. */
const OF_THE_BUILD = [
  '@fontsource/fraunces',
  '@fontsource/gowun-batang',
  '@fontsource/zcool-xiaowei',
  'fflate',
  'lucide-static',
  'opentype.js',
  'sharp',
  'topojson-client',
  'vite',
  'world-atlas',
];

/** The packages that files name in their imports. */
function packagesIn(paths: readonly string[], typesToo: boolean): ReadonlySet<string> {
  const names = paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(typesToo ? /$^/ : /^import type .*$/gm, '');
    const specifiers = text.matchAll(/(?:from|import|import\(|require\(|resolve\()\s*['"]([^'".][^'"]*)['"]/g);
    return [...specifiers].map(([, name = '']) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  });
  return new Set(names);
}

const codeIn = (...folders: readonly string[]) =>
  folders.flatMap(filesIn).filter((path) => /\.(?:tsx?|astro|mjs|css)$/.test(path));
const shipped = packagesIn([...codeIn('src', 'server'), 'astro.config.mjs'], false);

test('every dependency is imported by what is shipped', () => {
  expect(Object.keys(dependencies).filter((name) => !shipped.has(name))).toEqual([]);
});

test('what is shipped imports nothing that an installation without development packages has not', () => {
  const missing = [...shipped].filter((name) => name in devDependencies && !OF_THE_BUILD.includes(name));
  expect(missing).toEqual([]);
});

test('every development package is used', () => {
  const used = packagesIn(
    [
      ...codeIn('src', 'server', 'editor', 'build', 'tooling', 'tests', 'bench'),
      'astro.config.mjs',
      'vitest.config.ts',
      'playwright.config.ts',
    ],
    true,
  );
  const known = [...NOT_IMPORTED, ...OF_THE_BUILD];
  expect(Object.keys(devDependencies).filter((name) => !used.has(name) && !known.includes(name))).toEqual([]);
});
