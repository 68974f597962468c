import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Bundle, BundleStore, contentModules } from '../../../build/incremental/bundle-store.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';
import { writeFileBelow } from '../../fixtures/steps/publisher-parts.ts';

const CONTENT_MODULE = 'chunks/_astro_data-layer-content_D1UEVHbl.mjs';
const CONTENT_CODE = 'var data = JSON.parse("[1]");\nexport { data as default };\n';

/** A build that has stored its bundle. */
function aBuild(contentCode: string = CONTENT_CODE) {
  const folder = temporaryFolder();
  const client = join(folder, 'dist/client');
  const store = new BundleStore(join(folder, 'cache'));
  store.open();
  writeFileBelow(
    join(client, '.prerender/entry.mjs'),
    `export const home = "${pathToFileURL(client).href}/index.html";`,
  );
  writeFileBelow(join(client, '.prerender', CONTENT_MODULE), contentCode);
  writeFileBelow(join(client, 'sw.js'), 'the worker without a list');
  writeFileBelow(join(client, '_astro/cart.js'), 'finished');
  store.storeCode(client);
  store.storeWorker(client);
  const bundle = {
    inputs: 'a digest',
    client: `${pathToFileURL(client).href}/`,
    files: ['_astro/cart.js'],
  } as unknown as Bundle;
  store.close(bundle, new Map([['cart', 'a digest']]));
  return { folder, client, store, bundle };
}

test('a bundle is read once the scripts of its build are finished, and no longer while another is made', () => {
  const { store } = aBuild();
  expect(store.read()).toBeNull();
  store.finish();
  expect(store.read()?.inputs).toBe('a digest');
  store.open();
  expect(store.read()).toBeNull();
});

test('its code renders other content, into another folder', () => {
  const { folder, store, bundle } = aBuild();
  const code = store.placeCode(bundle, pathToFileURL(`${folder}/releases/two/client/`), '[["É\\n",2]]');
  const text = (name: string) => readFileSync(new URL(name, code), 'utf8');
  expect(text('entry.mjs')).toBe(`export const home = "${pathToFileURL(folder).href}/releases/two/client/index.html";`);
  expect(text(CONTENT_MODULE)).toBe('export default JSON.parse("[[\\"É\\\\n\\",2]]");');
});

test.each(['export { data as t };', 'export { data as default };\nexport { data as t };', ''])(
  'a module of content that ends with "%s" is refused',
  (end) => {
    const { store, client, bundle } = aBuild(`var data = 1;\n${end}`);
    expect(() => store.placeCode(bundle, pathToFileURL(`${client}/`), '[]')).toThrow('unexpected form');
  },
);

test('files of the bundle count as written by a build that takes them, and the worker has no list again', () => {
  const { folder, client, store, bundle } = aBuild();
  const before = statSync(join(client, '_astro/cart.js'));
  writeFileBelow(join(client, 'sw.js'), 'the worker with a list');
  writeFileBelow(join(folder, 'begun'), 'now');
  store.placeFiles(bundle, client);
  const after = statSync(join(client, '_astro/cart.js'));
  expect(after.ctimeMs).toBeGreaterThanOrEqual(statSync(join(folder, 'begun')).ctimeMs);
  expect(Math.trunc(after.mtimeMs)).toBe(Math.trunc(before.mtimeMs));
  expect(readFileSync(join(client, 'sw.js'), 'utf8')).toBe('the worker without a list');
});

test('a file of the bundle that is gone is no bundle to render with', () => {
  const { client, store, bundle } = aBuild();
  expect(() => store.placeFiles({ ...bundle, files: ['_astro/gone.js'] }, client)).toThrow('ENOENT');
});

test('the digests of pages are handed out once, until a build has stored others', () => {
  const { store } = aBuild();
  expect(store.takeRendered()).toEqual(new Map([['cart', 'a digest']]));
  expect(store.takeRendered()).toEqual(new Map());
  store.storeRendered(new Map([['cart', 'another']]));
  expect(store.takeRendered()).toEqual(new Map([['cart', 'another']]));
});

test.each(['export default new Map();', '\nexport default new Map([]);\n\t\t'])(
  'modules that no content asks for are the same, written as "%s" or not at all',
  (text) => {
    const folder = temporaryFolder();
    const root = pathToFileURL(`${folder}/`);
    const none = contentModules(root);
    writeFileBelow(join(folder, '.astro/content-assets.mjs'), text);
    expect(contentModules(root)).toBe(none);
    writeFileBelow(join(folder, '.astro/content-modules.mjs'), "export default new Map([['a', () => import('a')]]);");
    expect(contentModules(root)).not.toBe(none);
  },
);
