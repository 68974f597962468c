import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findBuild } from '../../host/build-output.ts';
import { catalogueOf } from '../../src/server/config/booking-catalogue.ts';
import { finishSwitch, switchRelease } from '../../src/server/config/release-link.ts';
import { aCatalogueFile } from '../fixtures/builders/a-booking-catalogue.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { aDistFolder } from '../fixtures/steps/dist-folder.ts';

/** A page as long as that of `aDistFolder`, and a compressed copy as long as its copy. */
const NEW_TOURS = `<!doctype html><title>Tours</title>${'<p>El Nada</p>'.repeat(100)}`;

/** Another build beside an output folder, by its files. */
function aRelease(dist: string, name: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(dirname(dist), 'releases', name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const SECOND = {
  'client/index.html': '<!doctype html><title>Home, again</title>',
  'client/tours/index.html': NEW_TOURS,
  'client/tours/index.html.br': brotliCompressSync(NEW_TOURS),
  'client/404.html': '<!doctype html><title>Nothing is here</title>',
  'client/redirects.json': JSON.stringify([{ from: '/weather', to: '/tours', status: 302 }]),
};

test('a running host serves pages, copies, error pages and redirects of a switched release at once', async () => {
  const { port, dist } = await startHost();
  const before = await rawRequest(port, '/tours', { headers: { 'Accept-Encoding': 'br' } });
  expect((await rawRequest(port, '/home')).status).toBe(301);
  aRelease(dist, 'second', SECOND);
  switchRelease(dist, 'second', 'first');
  const after = await rawRequest(port, '/tours', { headers: { 'Accept-Encoding': 'br' } });
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect((await rawRequest(port, '/tours')).text).toBe(NEW_TOURS);
  expect((await rawRequest(port, '/')).text).toContain('Home, again');
  expect((await rawRequest(port, '/home')).text).toContain('Nothing is here');
  expect((await rawRequest(port, '/weather')).headers.location).toBe('/tours');
});

test('a second switch leads from one release to the other, and back', async () => {
  const { port, dist } = await startHost();
  aRelease(dist, 'second', SECOND);
  switchRelease(dist, 'second', 'first');
  switchRelease(dist, 'first', 'unused');
  expect((await rawRequest(port, '/home')).status).toBe(301);
  switchRelease(dist, 'second', 'unused');
  expect((await rawRequest(port, '/home')).status).toBe(404);
});

test('requests during a hundred switches get whole pages of one release or the other', async () => {
  const { port, dist } = await startHost();
  aRelease(dist, 'second', { ...SECOND, 'client/catalogue.json': '["a longer list than before"]' });
  switchRelease(dist, 'second', 'first');
  const texts = new Set<string>();
  for (let turn = 0; turn < 100; turn++) {
    const asked = rawRequest(port, '/catalogue.json');
    switchRelease(dist, turn % 2 === 0 ? 'first' : 'second', 'unused');
    texts.add((await asked).text);
  }
  for (const text of texts) expect(['[]', '["a longer list than before"]']).toContain(text);
});

test('redirects that cannot be read leave the last good ones', async () => {
  const { port, dist } = await startHost();
  aRelease(dist, 'second', { ...SECOND, 'client/redirects.json': '[{"from"' });
  switchRelease(dist, 'second', 'first');
  expect((await rawRequest(port, '/home')).status).toBe(301);
});

test('the booking service sells what the switched release sells', async () => {
  const dist = aDistFolder({ 'server/booking-catalogue.json': JSON.stringify(aCatalogueFile()) });
  const catalogue = catalogueOf(findBuild(dist).catalogue);
  expect((await catalogue()).trips.size).toBeGreaterThan(0);
  aRelease(dist, 'second', { 'server/booking-catalogue.json': JSON.stringify(aCatalogueFile([])) });
  switchRelease(dist, 'second', 'first');
  expect((await catalogue()).trips.size).toBe(0);
});

test('a start after a crash in the first switch finds the new release', () => {
  const dist = aDistFolder({ 'server/booking-catalogue.json': JSON.stringify(aCatalogueFile()) });
  aRelease(dist, 'second', { ...SECOND, 'server/booking-catalogue.json': '{}' });
  switchRelease(dist, 'second', 'first');
  // As a crash leaves it: the folder is moved, and the link is not yet called as it should be.
  renameSync(dist, `${dist}.next`);
  expect(findBuild(dist).client).toBe(join(dist, 'client'));
  finishSwitch(dist);
  expect(findBuild(dist).redirects).toBe(join(dist, 'client', 'redirects.json'));
});
