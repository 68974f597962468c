import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MAX_HEADER_BYTES } from '../../build/finish/page-budget.ts';
import { rawRequest } from '../fixtures/programs/raw-request.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { aDistFolder, TOURS_HTML } from '../fixtures/steps/dist-folder.ts';

describe('a page', () => {
  test('is found without its ending', async () => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/tours');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(TOURS_HTML);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
  });

  test('is found by a proxy that sends the whole address', async () => {
    const { port } = await startHost();
    expect((await rawRequest(port, 'http://example.com/tours?page=2')).status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is sent compressed to a client that accepts %s', async (accepted, encoding, decompress) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/tours', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decompress(answer.body).toString()).toBe(TOURS_HTML);
  });

  test('has a head without a body for HEAD', async () => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/tours', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(TOURS_HTML.length));
    expect(answer.text).toBe('');
  });

  test('has headers that leave it room in the first round trip (specification.md#page-speed)', async () => {
    const { port } = await startHost();
    const { headers } = await rawRequest(port, '/tours', { headers: { 'Accept-Encoding': 'br' } });
    const lines = Object.entries({ ...headers, 'content-length': '12345' }).map(([name, value]) => `${name}: ${value}`);
    const head = ['HTTP/1.1 200 OK', ...lines, '', ''].join('\r\n');
    expect(head.length).toBeGreaterThan(300);
    expect(head.length).toBeLessThanOrEqual(MAX_HEADER_BYTES);
  });

  test('is not sent again to a client that has it', async () => {
    const { port } = await startHost();
    const { headers } = await rawRequest(port, '/tours');
    const again = await rawRequest(port, '/tours', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, '/tours', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  test.each([
    ['/tours', 'no-cache'],
    ['/catalogue.json', 'no-cache'],
    ['/_astro/app.4f2a.js', 'public, max-age=31536000, immutable'],
    ['/images/VAN/VAN1.webp', 'public, max-age=3600, stale-while-revalidate=86400'],
  ])('%s may be kept: %s', async (path, policy) => {
    const { port } = await startHost();
    expect((await rawRequest(port, path)).headers['cache-control']).toBe(policy);
  });
});

describe('a missing page', () => {
  test.each([
    '/nowhere',
    '/tours/nowhere',
    '/nowhere.png',
    '/.secret',
    '/%2Esecret',
    '/404',
    '/404.html',
    '/%34%30%34',
    '/500',
    '/%E9%A3%AF',
  ])('%s is answered with status 404 and the error page', async (path) => {
    const { port } = await startHost();
    const answer = await rawRequest(port, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<title>Page Not Found</title>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('shows the error page of a build that writes folders', async () => {
    const dist = aDistFolder({ 'client/404.html': null, 'client/404/index.html': '<title>In a folder</title>' });
    const { port } = await startHost({ dist });
    expect((await rawRequest(port, '/nowhere')).text).toContain('In a folder');
    expect((await rawRequest(port, '/404')).status).toBe(404);
  });

  test('is said in plain text by a build without an error page', async () => {
    const { port } = await startHost({ dist: aDistFolder({ 'client/404.html': null }) });
    const answer = await rawRequest(port, '/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('404 Not Found\n');
  });
});

describe('the page of a saved cart (specification.md#routes: /cart/{ref})', () => {
  const CART = { 'client/cart/index.html': '<title>Cart</title>' };

  test.each(['/cart', '/cart/7K2M0QXA', '/cart/7K2M0QXA?from=mail'])('%s is one file', async (path) => {
    const { port } = await startHost({ dist: aDistFolder(CART) });
    const answer = await rawRequest(port, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Cart');
  });

  test.each(['/cart/7k2m0qxa', '/cart/7K2M0QXA/more', '/cart/x', '/participants/7K2M0QXA'])(
    '%s is missing where there is no such page or reference',
    async (path) => {
      const { port } = await startHost({ dist: aDistFolder(CART) });
      expect((await rawRequest(port, path)).status).toBe(404);
    },
  );
});
