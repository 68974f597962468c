import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Coding } from '../../host/accepted-codings.ts';
import { createFileCache } from '../../host/file-cache.ts';
import { findSiteFile, type SiteFile } from '../../host/site-file.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { aDistFolder, TOURS_HTML, temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const BROTLI = { headers: { 'Accept-Encoding': 'gzip, deflate, br' } };
const PAGE = 'client/tours/index.html';

/** Writes a page and its copies as a build does, all with one date. */
function writePage(dist: string, html: string, name = PAGE): void {
  const file = join(dist, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(`${file}.br`, brotliCompressSync(html));
  writeFileSync(`${file}.gz`, gzipSync(html));
}

async function textAt(port: number, path: string): Promise<string> {
  const { status, body } = await rawRequest(port, path, BROTLI);
  return status === 200 ? brotliDecompressSync(body).toString() : String(status);
}

describe('a rebuild under a running server', () => {
  test('is served with the next request', async () => {
    const { port, dist } = await startHost();
    expect(await textAt(port, '/tours')).toBe(TOURS_HTML);
    writePage(dist, `${TOURS_HTML}new`);
    expect(await textAt(port, '/tours')).toBe(`${TOURS_HTML}new`);
  });

  test('is seen when the new copy is as long as the old one', async () => {
    const { port, dist } = await startHost();
    writePage(dist, '<p>one</p>');
    expect(await textAt(port, '/tours')).toBe('<p>one</p>');
    writePage(dist, '<p>two</p>');
    utimesSync(join(dist, `${PAGE}.br`), new Date(), new Date(Date.now() + 5));
    expect(await textAt(port, '/tours')).toBe('<p>two</p>');
  });

  test('may take a page away', async () => {
    const { port, dist } = await startHost();
    await textAt(port, '/tours');
    rmSync(join(dist, 'client/tours'), { recursive: true });
    expect(await textAt(port, '/tours')).toBe('404');
  });

  test('may compress a page later', async () => {
    const { port, dist } = await startHost();
    expect((await rawRequest(port, '/', BROTLI)).headers['content-encoding']).toBeUndefined();
    writePage(dist, '<!doctype html><title>Home</title>', 'client/index.html');
    expect(await textAt(port, '/')).toContain('Home');
  });
});

describe('a page that was asked for before', () => {
  test('is not sent again to a client that has it', async () => {
    const { port } = await startHost();
    const { headers } = await rawRequest(port, '/tours', BROTLI);
    const again = await rawRequest(port, '/tours', {
      headers: { ...BROTLI.headers, 'If-None-Match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers.vary).toBe('Accept-Encoding');
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.text).toBe('');
  });

  test('has a head without a body for HEAD', async () => {
    const { port, dist } = await startHost();
    const answer = await rawRequest(port, '/tours', { ...BROTLI, method: 'HEAD' });
    expect(answer.headers['content-length']).toBe(String(statSync(join(dist, `${PAGE}.br`)).size));
    expect(answer.text).toBe('');
  });

  test('is sent in the coding of each client', async () => {
    const { port } = await startHost();
    const codings = ['br', 'gzip', 'br', 'identity', 'gzip, br'];
    const answers = [];
    for (const coding of codings)
      answers.push(await rawRequest(port, '/tours', { headers: { 'Accept-Encoding': coding } }));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', 'br', undefined, 'br']);
  });
});

test.each([
  'page.html',
  'app.css',
  'app.js',
  'catalogue.json',
  'sitemap.xml',
  'map.svg',
  'robots.txt',
  'app.webmanifest',
])('%s has the same type with and without compression', async (name) => {
  const dist = aDistFolder();
  writePage(dist, 'x'.repeat(2000), `client/${name}`);
  const { port } = await startHost({ dist });
  const plain = await rawRequest(port, `/${name}`);
  const compressed = await rawRequest(port, `/${name}`, BROTLI);
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toBe(plain.headers['content-type']);
  expect(Object.keys(compressed.headers).toSorted()).toEqual(
    [...Object.keys(plain.headers), 'content-encoding'].toSorted(),
  );
});

describe('a compressed copy', () => {
  test.each(['/gone', '/gone.html', '/gone.json'])('of a file that is gone is never sent for %s', async (path) => {
    const dist = aDistFolder({ 'client/gone.html.br': 'stale', 'client/gone.html.gz': 'stale' });
    writeFileSync(join(dist, 'client/gone.json.br'), 'x'.repeat(300 * 1024));
    const { port } = await startHost({ dist });
    expect((await rawRequest(port, path, BROTLI)).status).toBe(404);
  });

  test.each(['/tours/index.html.br', '/tours/index.html.gz'])('has no address of its own: %s', async (path) => {
    const { port } = await startHost();
    expect((await rawRequest(port, path)).status).toBe(404);
    expect((await rawRequest(port, path, BROTLI)).status).toBe(404);
  });

  test('that is large is sent too', async () => {
    const dist = aDistFolder();
    const noise = randomBytes(300 * 1024).toString('hex');
    writeFileSync(join(dist, 'client/large.json'), noise);
    writeFileSync(join(dist, 'client/large.json.gz'), gzipSync(noise, { level: 1 }));
    const { port } = await startHost({ dist });
    const { headers, body } = await rawRequest(port, '/large.json', BROTLI);
    expect(headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeGreaterThan(256 * 1024);
    expect(gunzipSync(body).toString()).toBe(noise);
  });
});

describe('the memory', () => {
  const aFolder = (sizes: Readonly<Record<string, number>>, room?: number) => {
    const folder = temporaryFolder();
    for (const [name, size] of Object.entries(sizes)) {
      writeFileSync(join(folder, `${name}.html`), 'plain');
      writeFileSync(join(folder, `${name}.html.br`), 'x'.repeat(size));
    }
    const cached = createFileCache(room);
    return (path: string, codings: readonly Coding[] = ['br']) =>
      cached(findSiteFile(folder, path, codings) as SiteFile);
  };

  test('gives the same object for the same file', () => {
    const cached = aFolder({ a: 10 });
    expect(cached('/a')).toBe(cached('/a'));
  });

  test('forgets what came first when there is no more room', () => {
    const cached = aFolder({ a: 10, b: 10, c: 10 }, 20);
    const [a, b] = [cached('/a'), cached('/b')];
    cached('/c');
    expect(cached('/b')).toBe(b);
    expect(cached('/a')).not.toBe(a);
    expect(cached('/a')).toEqual(a);
  });

  test('leaves large files to be read while they are sent', () => {
    expect(aFolder({ large: 256 * 1024 + 1 })('/large')).toBeNull();
  });

  test('knows nothing without compression', () => {
    expect(aFolder({ a: 10 })('/a', [])).toBeNull();
  });
});
