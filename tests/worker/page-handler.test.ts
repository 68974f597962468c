import { describe, expect, test } from 'vitest';
import { BUILD_TTL_MS } from '../../src/lib/offline/build-freshness.ts';
import { CACHES } from '../../src/worker/cache-names.ts';
import { aSavedSite, DEARER, pageStatus } from '../fixtures/fakes/a-saved-site.ts';
import { aBuild, FILES } from '../fixtures/fakes/an-offline-worker.ts';

describe('a navigation without a network', () => {
  test.each([
    ['/tours', 'Tours'],
    ['/tours/', 'Tours'],
    ['/tours/index.html', 'Tours'],
    ['/tours?page=2&utm_source=x', 'Tours'],
    ['/tours/a-group', 'Tour A'],
    ['/cart/7K2M0QXA', 'Cart'],
    ['/cart/7K2M0QXA?x=1', 'Cart'],
    ['/', 'Home'],
  ])('to %s shows the page that was saved', async (path, title) => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.weather = 'offline';
    const response = await worker.get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
    expect((await pageStatus(worker)).origin).toBe('no-network');
  });

  test('to a page that is not saved shows the offline page, never another one', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const response = await worker.get('/tours/unknown');
    expect(await response.text()).toContain('What is saved');
    // Browsers print any other status as an error of the page.
    expect(response.status).toBe(200);
  });

  test('to a page of another language shows the offline page of whichever this phone has', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const cache = await setting.caches.open(CACHES.site);
    const english = await cache.match('/offline');
    expect(await worker.text('/fr/tours')).toContain('What is saved');
    await cache.put('/ko/offline', english?.clone() ?? new Response());
    await cache.delete('/offline');
    expect(await worker.text('/fr/tours')).toContain('What is saved');
    await cache.delete('/ko/offline');
    expect((await worker.get('/fr/tours')).type).toBe('error');
  });

  test.each([
    ['/old-tours', 'https://site.test/tours'],
    ['/old-tours/?page=2', 'https://site.test/tours?page=2'],
    ['/weather', 'https://weather.test/'],
    ['/x/private-transportation-transfers-y', 'https://site.test/transfers/private-transportation-y'],
  ])('to %s is redirected to %s (specification.md#redirects)', async (path, target) => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const response = await worker.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  });

  test('never shows a page that is damaged in the cache', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    const cache = await setting.caches.open(CACHES.site);
    const headers = (await cache.match('/tours'))?.headers ?? new Headers();
    await cache.put('/tours', new Response('<h1>To', { headers }));
    expect(await worker.text('/tours')).toContain('What is saved');
    expect(setting.caches.paths(CACHES.site)).not.toContain('/tours');
  });

  test('never shows what is no page of this site', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'offline';
    await (await setting.caches.open(CACHES.site)).put('/tours', new Response('not ours'));
    expect(await worker.text('/tours')).toContain('What is saved');
  });

  test('fails when nothing at all is saved, and shows no blank page', async () => {
    const { setting, worker } = await aSavedSite();
    setting.caches.evict();
    setting.weather = 'offline';
    expect((await worker.get('/tours')).type).toBe('error');
  });
});

describe('a navigation on a connection that carries nothing', () => {
  test('shows the saved page after three seconds', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.weather = 'hanging';
    expect(await worker.text('/tours')).toContain('Tours');
    expect((await pageStatus(worker)).origin).toBe('slow-network');
  });

  test('shows the offline page in the end when the page is not saved', async () => {
    const { setting, worker } = await aSavedSite();
    setting.weather = 'hanging';
    expect(await worker.text('/tours/unknown')).toContain('What is saved');
  });
});

describe('a navigation with a network', () => {
  test('shows the saved page while the site is known to have the same build', async () => {
    const { setting, worker } = await aSavedSite();
    expect(await worker.text('/tours')).toContain('Tours');
    expect(setting.asked).not.toContain('/tours');
    expect((await pageStatus(worker)).origin).toBe('site');
  });

  test('fetches the page when the last check is five minutes old', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.site = DEARER;
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('fetches the page when the clock was set back a day', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now -= 86_400_000;
    setting.site = DEARER;
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('stores the page as it was fetched', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.site = DEARER;
    await worker.text('/tours');
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('checks for a newer build, notifies the page and loads its worker', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += 60_000;
    setting.site = DEARER;
    await worker.text('/tours');
    await worker.settle();
    expect(setting.news).toContainEqual({ type: 'update-needed', build: 'b' });
    expect(setting.updates).toBe(1);
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('removes a page that the site no longer has', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.site = aBuild('b', { '/offline': FILES['/offline'] ?? '' });
    expect((await worker.get('/tours')).status).toBe(404);
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/tours')).toContain('What is saved');
  });

  test('shows the saved page when the server fails', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    setting.odd.set('/tours', () => new Response('Bad Gateway', { status: 502 }));
    expect(await worker.text('/tours')).toContain('<h1>Tours</h1>');
  });

  test('shows another network’s sign-in page and does not store it', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    const hotel = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
    for (const path of ['/tours', '/builds/latest.json']) setting.odd.set(path, hotel);
    expect(await worker.text('/tours')).toContain('Hotel');
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/tours')).toContain('<h1>Tours</h1>');
  });

  test('stores a page with a reference under its shell', async () => {
    const { setting, worker } = await aSavedSite();
    setting.now += BUILD_TTL_MS;
    await worker.text('/cart/7K2M0QXA');
    await worker.settle();
    expect(setting.caches.paths(CACHES.site).filter((path) => path.startsWith('/cart'))).toEqual(['/cart']);
  });
});
