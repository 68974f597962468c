import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { refreshContent } from '../../../build/incremental/content-store.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

function aProject() {
  const root = temporaryFolder();
  const cache = join(root, 'cache');
  mkdirSync(join(root, 'src/lib/catalogue'), { recursive: true });
  mkdirSync(cache);
  const schema = join(root, 'src/lib/catalogue/listing.schema.ts');
  const store = join(cache, 'data-store.json');
  writeFileSync(schema, 'one field');
  writeFileSync(store, '{}');
  const build = () => {
    const config = { root: pathToFileURL(`${root}/`), cacheDir: pathToFileURL(`${cache}/`) };
    const hook = refreshContent().hooks['astro:config:done'] as (options: { config: typeof config }) => void;
    hook({ config });
  };
  return { schema, store, build };
}

test('what was read with another schema is read again', () => {
  const { schema, store, build } = aProject();
  build();
  writeFileSync(store, '{}');
  writeFileSync(schema, 'two fields');
  build();
  expect(existsSync(store)).toBe(false);
});

test('what was read with the same schemas is kept', () => {
  const { store, build } = aProject();
  build();
  writeFileSync(store, '{}');
  build();
  expect(existsSync(store)).toBe(true);
});

test('nothing is kept from before the schemas were known', () => {
  const { store, build } = aProject();
  build();
  expect(existsSync(store)).toBe(false);
});
