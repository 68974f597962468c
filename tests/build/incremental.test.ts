import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../fixtures/programs/project-copy.ts';

const LISTING = 'src/content/listings/PV-PPS-ELN.yaml';
const WITH_TWO_SLUGS = 'src/content/listings/JT-ELN-A.yaml';
const SECOND_SLUG = 'el-nido-island-hopping-tour-a-group';

let copy: ProjectCopy;
let incremental: ReadonlyMap<string, string>;
let clean: ReadonlyMap<string, string>;
let firstPages: readonly string[];
let secondOutput: string;

beforeAll(async () => {
  copy = copyProject();
  await copy.build();
  firstPages = [...digests().keys()];
  changePrice();
  dropSecondSlug();
  secondOutput = await copy.build();
  incremental = digests();
  copy.clean();
  await copy.build();
  clean = digests();
}, 900_000);

afterAll(() => copy.remove());

function change(path: string, from: string, to: string): void {
  const file = join(copy.folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold "${from}"`);
  writeFileSync(file, text.replace(from, to));
}

function changePrice(): void {
  change(LISTING, 'base: 150', 'base: 163');
}

function dropSecondSlug(): void {
  change(WITH_TWO_SLUGS, `, ${SECOND_SLUG}`, '');
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

test('a build after one changed price leaves pages as they are', () => {
  expect(secondOutput).toContain('(cached)');
});

test('it deletes a page that lost its address', () => {
  expect(firstPages).toContain(`tours/${SECOND_SLUG}/index.html`);
  expect([...incremental.keys()].filter((path) => path.includes(SECOND_SLUG))).toEqual([]);
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
])('%s shows the new price: 163 × 1.15, rounded half up, is 187 (specification.md#price-rule)', (path) => {
  expect(pageText(path)).toContain('<data value="187" data-price>$187</data>');
});
