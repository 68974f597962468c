import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { generateCatalogue } from '../../../bench/build/generated-catalogue.ts';
import { loadLibrary } from '../../../editor/server/content-library.ts';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';

const CONTENT = join(import.meta.dirname, '../../../src/content');
const LISTINGS = 300;

test('a generated catalogue passes the checks that a build makes, so that builds of ten thousand listings can be measured', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'palawan-catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  generateCatalogue(CONTENT, folder, LISTINGS);
  const { library } = await loadLibrary(folder);
  expect(library.listings.filter(({ data }) => data.status === 'PUBLISHED')).toHaveLength(LISTINGS);
  expect(libraryProblems(library)).toEqual([]);
}, 60_000);
