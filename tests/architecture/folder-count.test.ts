import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, PROJECT_FOLDERS } from './project-files.ts';

/** More than these are hard to know by heart: a new folder takes the place of a small one. */
const MAX_FOLDERS = 75;
const MAX_EDITOR_FOLDERS = 4;

const CODE = /\.(?:tsx?|astro|mjs)$/;

/** Folders in which names are addresses, or that have a file of every subject by rule. */
const WITHOUT_SUBJECTS = /^src\/(?:pages|lib\/messages)(?:\/|$)/;

const code = PROJECT_FOLDERS.flatMap(filesIn).filter((path) => CODE.test(path));

/** The folders of files that have a word in their names, or in that of their folder. */
function placesOf(word: string, paths: readonly string[]): readonly string[] {
  const hasWord = new RegExp(`(?:^|-)${word}s?(?:-|$)`);
  const wordsIn = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|\./g, '-').toLowerCase();
  const named = paths.filter((path) =>
    path
      .split('/')
      .slice(-2)
      .some((name) => hasWord.test(wordsIn(name))),
  );
  const folders = named.map((path) => posix.dirname(path)).filter((folder) => !WITHOUT_SUBJECTS.test(folder));
  return [...new Set(folders)];
}

describe('folders with code (architecture.md#where-things-live)', () => {
  const folders = [...new Set(code.map((path) => posix.dirname(path)))];
  const ofEditor = folders.filter((folder) => folder.startsWith('editor/'));

  test('are at most 75, besides those of the editor', () => {
    const others = folders.filter((folder) => !ofEditor.includes(folder));
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(MAX_FOLDERS);
  });

  test('are at most four in the editor, which is a program of its own', () => {
    expect(ofEditor.length, ofEditor.join('\n')).toBeLessThanOrEqual(MAX_EDITOR_FOLDERS);
  });
});

describe('the places of a subject (architecture.md#one-subject-on-every-floor)', () => {
  test.each([
    ['cart', 5],
    ['offline', 6],
  ])('of the %s are at most %i', (word, max) => {
    const places = placesOf(word, code);
    expect(places.length, places.join('\n')).toBeLessThanOrEqual(max);
  });

  test('are folders of its name, and those with a file that has its name', () => {
    const paths = [
      'src/lib/cart/merge.ts',
      'src/islands/booking/use-add-to-cart.ts',
      'src/components/site/CartButton.astro',
      'src/server/repositories/carts.repository.ts',
      'src/islands/search/ResultCards.tsx',
      'src/lib/messages/cart-count.ts',
      'src/pages/cart.astro',
    ];
    expect(placesOf('cart', paths)).toEqual([
      'src/lib/cart',
      'src/islands/booking',
      'src/components/site',
      'src/server/repositories',
    ]);
  });
});
