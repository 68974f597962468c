import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../fixtures/project-copy.ts';

const LISTING = 'src/content/listings/PV-PPS-ELN.yaml';

let copy: ProjectCopy;
let incremental: ReadonlyMap<string, string>;
let clean: ReadonlyMap<string, string>;
let secondOutput: string;

beforeAll(async () => {
  copy = copyProject();
  await copy.build();
  changePrice();
  secondOutput = await copy.build();
  incremental = digests();
  copy.clean();
  await copy.build();
  clean = digests();
}, 300_000);

afterAll(() => copy.remove());

function changePrice(): void {
  const file = join(copy.folder, LISTING);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('base: 150', 'base: 163'));
}

/** From each public file to the fingerprint of its bytes. */
function digests(): ReadonlyMap<string, string> {
  const root = join(copy.folder, 'dist/client');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(root, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

function pageText(path: string): string {
  return readFileSync(join(copy.folder, 'dist/client', path, 'index.html'), 'utf8');
}

test('a build after one changed price reuses pages', () => {
  expect(secondOutput).toContain('restored');
});

test('its files equal those of a clean build, byte for byte', () => {
  expect([...incremental.keys()].toSorted()).toEqual([...clean.keys()].toSorted());
  const different = [...clean].filter(([path, digest]) => incremental.get(path) !== digest).map(([path]) => path);
  expect(different).toEqual([]);
});

test.each([
  'transfers/puerto-princesa-to-el-nido-private-van',
  'puerto-princesa-to-el-nido',
  'private-transfers',
  'article/how-to-get-to-el-nido',
])('%s shows the new price: 163 × 1.15, rounded half up, is 187 (specification, section 9, Pricing)', (path) => {
  expect(pageText(path)).toContain('<data value="187" data-price>$187</data>');
});
