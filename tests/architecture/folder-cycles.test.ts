import { describe, expect, test } from 'vitest';
import { folderCycles, folderImports, mutualImports } from './folder-cycles.ts';
import { codeIn, PROJECT_FOLDERS } from './project-files.ts';
import { parseSource } from './source-file.ts';

test.each(['src/lib', 'src/islands', 'src/server', 'src/site'])(
  'no folders of %s import each other in a circle (architecture.md#who-may-import-whom)',
  (floor) => {
    const files = codeIn(floor);
    expect(files.length).toBeGreaterThan(0);
    expect(folderCycles(folderImports(files))).toEqual([]);
  },
);

/** Pairs that are one thing in two folders, such as the operator's program and its commands. */
const MAX_MUTUAL_PAIRS = 4;

test('at most four pairs of folders import each other (architecture.md#who-may-import-whom)', () => {
  const pairs = mutualImports(folderImports(PROJECT_FOLDERS.flatMap(codeIn)));
  expect(pairs.length, pairs.join('\n')).toBeLessThanOrEqual(MAX_MUTUAL_PAIRS);
});

describe('circles of folders', () => {
  const imports = (files: Readonly<Record<string, string>>) =>
    folderImports(
      Object.entries(files).map(([path, targets]) =>
        parseSource(
          path,
          targets
            .split(' ')
            .map((target) => `import '${target}';`)
            .join('\n'),
        ),
      ),
    );

  const CIRCLE = imports({
    'lib/a/1.ts': '../b/1.ts ./2.ts vitest',
    'lib/b/1.ts': '../c/1.ts',
    'lib/c/1.ts': '../a/2.ts ../d/1.ts',
    'lib/d/1.ts': '',
    'lib/e/1.ts': '../d/1.ts ../f/1.ts',
    'lib/f/1.ts': '../e/1.ts',
  });

  test('are found whole, each once, without the folders that they use', () => {
    expect(folderCycles(CIRCLE).map((group) => group.join(' '))).toEqual(['lib/a lib/b lib/c', 'lib/e lib/f']);
  });

  test('of two folders are pairs', () => {
    expect(mutualImports(CIRCLE)).toEqual(['lib/e <> lib/f']);
  });

  test('are none where imports lead one way only', () => {
    const line = imports({ 'lib/a/1.ts': '../b/1.ts ../c/1.ts', 'lib/b/1.ts': '../c/1.ts', 'lib/c/1.ts': 'zod' });
    expect(folderCycles(line)).toEqual([]);
  });
});
