import { describe, expect, test } from 'vitest';
import { BUILD_TTL_MS } from '../../../src/lib/offline/build-freshness.ts';
import { CACHES } from '../../../src/worker/cache-names.ts';
import { aSavedSite, DEARER, hello } from '../../fixtures/a-saved-site.ts';
import { aBuild, FILES } from '../../fixtures/an-offline-worker.ts';

describe('a page without a network', () => {
  test.each([
    ['/tours', 'Tours'],
    ['/tours/', 'Tours'],
    ['/tours/index.html', 'Tours'],
    ['/tours?page=2&utm_source=x', 'Tours'],
    ['/tours/a-group', 'Tour A'],
    ['/cart/7K2M0QXA', 'Cart'],
    ['/cart/7K2M0QXA?x=1', 'Cart'],
    ['/', 'Home'],
  ])('%s is there after one visit', async (path, title) => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.weather = 'offline';
    const response = await worker.get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
    expect((await hello(worker)).origin).toBe('no-network');
  });

  test('that is not saved is answered with the page that says so, never with another one', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const response = await worker.get('/tours/unknown');
    expect(await response.text()).toContain('What is saved');
    // Browsers print any other status as an error of the page.
    expect(response.status).toBe(200);
  });

  test.each([
    ['/old-tours', 'https://site.test/tours'],
    ['/old-tours/?page=2', 'https://site.test/tours?page=2'],
    ['/weather', 'https://weather.test/'],
    ['/x/private-transportation-transfers-y', 'https://site.test/transfers/private-transportation-y'],
  ])('%s has moved to %s (specification.md#redirects)', async (path, target) => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const response = await worker.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  });

  test('that was damaged in the cache is not shown', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const cache = await setting.caches.open(CACHES.site);
    const headers = (await cache.match('/tours'))?.headers ?? new Headers();
    await cache.put('/tours', new Response('<h1>To', { headers }));
    expect(await worker.text('/tours')).toContain('What is saved');
    expect(setting.caches.paths(CACHES.site)).not.toContain('/tours');
  });

  test('in whose place something else stands in the cache is not shown', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    await (await setting.caches.open(CACHES.site)).put('/tours', new Response('not ours'));
    expect(await worker.text('/tours')).toContain('What is saved');
  });

  test('and without anything saved is an error, not a blank page', async () => {
    const { setting, worker } = await aSavedSite();
    setting.caches.evict();
    setting.weather = 'offline';
    expect((await worker.get('/tours')).type).toBe('error');
  });
});

describe('a page on a line that carries nothing', () => {
  test('is the saved one after three seconds', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.weather = 'hanging';
    expect(await worker.text('/tours')).toContain('Tours');
    expect((await hello(worker)).origin).toBe('slow-network');
  });

  test('that is not saved is answered in the end', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'hanging';
    expect(await worker.text('/tours/unknown')).toContain('What is saved');
  });
});

describe('a page with a network', () => {
  test('is the saved one while the site is known to have the same', async () => {
    const { setting, worker } = await aSavedSite();
    expect(await worker.text('/tours')).toContain('Tours');
    expect(setting.asked).not.toContain('/tours');
    expect((await hello(worker)).origin).toBe('site');
  });

  test('comes from the site when that was not looked at for five minutes', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.site = DEARER;
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('comes from the site when the clock has been put back a day', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now -= 86_400_000;
    setting.site = DEARER;
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('is kept as it came, for later', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.site = DEARER;
    await worker.text('/tours');
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('looks at the site in passing: a newer build is told and its worker sent for', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += 60_000;
    setting.site = DEARER;
    await worker.text('/tours');
    await worker.settle();
    expect(setting.news).toContainEqual({ type: 'update-needed', build: 'b' });
    expect(setting.updates).toBe(1);
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('that the site does not have any more is forgotten', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.site = aBuild('b', { '/offline': FILES['/offline'] ?? '' });
    expect((await worker.get('/tours')).status).toBe(404);
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/tours')).toContain('What is saved');
  });

  test('is the saved one when the server fails', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.odd.set('/tours', () => new Response('Bad Gateway', { status: 502 }));
    expect(await worker.text('/tours')).toContain('<h1>Tours</h1>');
  });

  test('is another network’s sign-in page where that is what comes, and is not kept', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    const hotel = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
    for (const path of ['/tours', '/builds/latest.json']) setting.odd.set(path, hotel);
    expect(await worker.text('/tours')).toContain('Hotel');
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/tours')).toContain('<h1>Tours</h1>');
  });

  test('is kept under its shell, whatever the reference', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    await worker.text('/cart/7K2M0QXA');
    await worker.settle();
    expect(setting.caches.paths(CACHES.site).filter((path) => path.startsWith('/cart'))).toEqual(['/cart']);
  });
});
