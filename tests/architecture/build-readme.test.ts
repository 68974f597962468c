import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeIn, filesIn } from './project-files.ts';

const README = readFileSync(join(import.meta.dirname, '../../build/README.md'), 'utf8');

/** Rows of its tables: what, reaches into, why, saves, how to take it out. */
const rows = README.split('\n').filter((line) => line.startsWith('| ['));
const cellsOf = (row: string) => row.split(' | ');

/** What of the framework is not for pages and routes. */
const isOfFramework = ({ specifier }: { readonly specifier: string }) => /^(?:astro\/loaders|vite)$/.test(specifier);

describe('the tables of build/README.md (architecture.md#where-things-live)', () => {
  test.each(filesIn('build/plugins'))('name %s', (path) => {
    expect(rows.some((row) => cellsOf(row)[0]?.includes(`](${path.replace('build/', '')})`))).toBe(true);
  });

  test("name every file outside of build that takes Astro's loaders or Vite", () => {
    const files = ['src', 'host', 'operator', 'tooling'].flatMap(codeIn);
    const reaching = files.filter(({ imports }) => imports.some(isOfFramework)).map(({ path }) => path);
    expect(reaching).toContain('src/site/content/deferred-parsing.ts');
    expect(reaching.filter((path) => !rows.some((row) => cellsOf(row)[0]?.includes(`](../${path})`)))).toEqual([]);
  });

  test('say what is reached into, why, what it saves and how to take it out', () => {
    expect(rows.filter((row) => cellsOf(row).length !== 5 || cellsOf(row).some((cell) => cell.trim() === ''))).toEqual(
      [],
    );
  });
});
