import { describe, expect, test } from 'vitest';
import { filesToPrune, imagesToPrune, MAX_VISITED, type PruneInput } from '../../../src/lib/offline/prune-cache.ts';
import { aSavedFile } from '../../fixtures/builders/an-offline-file.ts';

function dropped(changes: Partial<PruneInput>): readonly string[] {
  return filesToPrune({ saved: [], listed: new Set(), listedBefore: new Set(), isWhole: true, ...changes });
}

describe('what is dropped when all of a build is saved', () => {
  test('a page that the site does not have any more, also when somebody has looked at it', () => {
    const saved = [aSavedFile('/tours'), aSavedFile('/tours/gone', { savedFor: 'visit' })];
    expect(dropped({ saved, listed: new Set(['/tours']) })).toEqual(['/tours/gone']);
  });

  test('scripts of the build before the last one, not those of the last one: its pages may be open', () => {
    const saved = [aSavedFile('/_astro/old.js'), aSavedFile('/_astro/older.js')];
    expect(dropped({ saved, listedBefore: new Set(['/_astro/old.js']) })).toEqual(['/_astro/older.js']);
  });

  test('is the data of the last build, as it would be out of date', () => {
    expect(dropped({ saved: [aSavedFile('/rates.json')], listedBefore: new Set(['/rates.json']) })).toEqual([
      '/rates.json',
    ]);
  });

  test('of a catalogue that does not fit, the pages that were looked at longest ago', () => {
    const saved = Array.from({ length: MAX_VISITED + 2 }, (_, day) =>
      aSavedFile(`/tours/${day}`, { savedFor: 'visit', savedAt: day }),
    );
    expect(dropped({ saved, isWhole: false })).toEqual(['/tours/0', '/tours/1']);
  });
});

describe('large pictures', () => {
  const three = ['/a.avif', '/b.avif', '/c.avif'].map((path) => aSavedFile(path, { size: 100 }));

  test('stay while they fit', () => {
    expect(imagesToPrune(three, { most: 3, bytes: 300 })).toEqual([]);
  });

  test('go when they are too many, the oldest first', () => {
    expect(imagesToPrune(three, { most: 2, bytes: 300 })).toEqual(['/a.avif']);
  });

  test('go when they take too much room', () => {
    expect(imagesToPrune(three, { most: 9, bytes: 150 })).toEqual(['/b.avif', '/a.avif']);
  });
});
