import { cpSync, mkdtempSync, renameSync, rmSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDrafts } from '../../editor/server/check-draft.ts';
import { loadLibrary, withDrafts, withoutFiles } from '../../editor/server/content-library.ts';
import { readRealContent } from '../fixtures/builders/real-content.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-library-'));
  cpSync('src/content', folder, { recursive: true, filter: (path) => !/\.(?:de|es|it|nl|ko|zh)\./.test(path) });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const LISTING = 'listings/PV-PPS-ELN.yaml';

/** Files by name, called as below the content folder, without lines around their texts. */
function comparable(library: object): unknown {
  const files = JSON.parse(JSON.stringify(library).replaceAll('src/content/', '')) as Record<string, unknown>;
  const trimmed = (file: { id: string; body?: string }) => ({ ...file, body: file.body?.trim() });
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(trimmed).toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value,
    ]),
  );
}

test('the editor reads what the build reads', async () => {
  const { library, site } = await loadLibrary(folder);
  expect(comparable(library)).toEqual(comparable(readRealContent().library));
  expect(site).toEqual(readRealContent().site);
});

test('the content that the site ships has no mistake, in no language', async () => {
  const content = await loadLibrary('src/content');
  expect(content.translations.length).toBeGreaterThan(700);
  expect(checkDrafts(content, [])).toEqual([]);
});

test('files that have not changed are not read again', async () => {
  const first = await loadLibrary(folder);
  const second = await loadLibrary(folder);
  expect(second.files.get(LISTING)).toBe(first.files.get(LISTING));
});

test.each([
  ['changed', () => writeFileSync(join(folder, 'settings/bestsellers.yaml'), 'codes: [PV-PPS-ELN]\n')],
  ['added', () => cpSync(join(folder, LISTING), join(folder, 'listings/PV-NEW.yaml'))],
  ['removed', () => unlinkSync(join(folder, LISTING))],
])('the same library is returned until a file is %s', async (_what, change) => {
  const first = await loadLibrary(folder);
  expect(await loadLibrary(folder)).toBe(first);
  change();
  const second = await loadLibrary(folder);
  expect(second).not.toBe(first);
  expect(await loadLibrary(folder)).toBe(second);
});

test('a file is read again when it was replaced by one of the same length and time', async () => {
  const first = await loadLibrary(folder);
  const file = join(folder, 'settings/bestsellers.yaml');
  const { atime, mtime } = statSync(file);
  writeFileSync(`${file}.next`, 'codes: [PV-PPS-ELN]\n');
  utimesSync(`${file}.next`, atime, mtime);
  renameSync(`${file}.next`, file);
  const second = await loadLibrary(folder);
  expect(first.library.bestsellers.data.length).toBeGreaterThan(1);
  expect(second.library.bestsellers.data).toEqual(['PV-PPS-ELN']);
});

test('a file that is gone is gone from the library', async () => {
  await loadLibrary(folder);
  unlinkSync(join(folder, 'articles/how-to-get-to-el-nido.md'));
  expect((await loadLibrary(folder)).library.articles).toEqual([]);
});

test('a file that is no YAML is named with what the parser says, and all others are there', async () => {
  writeFileSync(join(folder, LISTING), 'code: [PV-PPS-ELN\n');
  const content = await loadLibrary(folder);
  expect(checkDrafts(content, [])).toEqual([
    { path: LISTING, field: '(the whole file)', found: expect.any(String), allowed: 'a file that can be read as YAML' },
  ]);
  expect(content.library.listings.map(({ id }) => id)).toContain('PV-ELN-PPS');
});

test('settings that are missing are named, and everything else can be edited', async () => {
  unlinkSync(join(folder, 'settings/site.yaml'));
  unlinkSync(join(folder, 'settings/fleet.yaml'));
  const content = await loadLibrary(folder);
  expect(content.site).toBeNull();
  expect(content.library.fleet.data.pools).toEqual([]);
  expect(checkDrafts(content, []).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['settings/site.yaml', 'settings/fleet.yaml']),
  );
});

test('files of no kind are no part of the content', async () => {
  writeFileSync(join(folder, 'settings/secrets.yaml'), 'key: 1\n');
  writeFileSync(join(folder, 'listings/notes.md'), '# Notes\n');
  const { files } = await loadLibrary(folder);
  expect([...files.keys()].filter((path) => /secrets|notes/.test(path))).toEqual([]);
});

test('a draft stands in the place of its file, and nothing is written', async () => {
  const content = await loadLibrary(folder);
  const saved = content.files.get(LISTING);
  const draft = { path: LISTING, data: { ...saved?.data, title: 'A van to El Nido' }, body: null };
  const changed = withDrafts(content, [draft]);
  const titleIn = ({ library }: typeof content) => library.listings.find(({ id }) => id === 'PV-PPS-ELN')?.data.title;
  expect(titleIn(changed)).toBe('A van to El Nido');
  expect(titleIn(content)).toBe(saved?.data['title']);
  expect(titleIn(await loadLibrary(folder))).toBe(saved?.data['title']);
});

test('without a file, those that refer to it are wrong', async () => {
  const content = withoutFiles(await loadLibrary(folder), ['policies/private-van-24h.yaml']);
  expect(checkDrafts(content, [])[0]).toMatchObject({ field: 'policy', found: '"private-van-24h"' });
});
