import { describe, expect, test } from 'vitest';
import { BUILD_TTL_MS } from '../../src/lib/offline/build-freshness.ts';
import { CACHES } from '../../src/worker/cache-names.ts';
import { OfflineSetting } from '../fixtures/fakes/an-offline-worker.ts';

const SCRIPT = '/_astro/app.1a2b3c4d.js';
const SMALL = '/_astro/VAN1.CzF_5Ilx_26ns0e.avif';
const LARGE = '/_astro/VAN1.CzF_5Ilx_Z18gr4H.avif';

async function ready() {
  const setting = new OfflineSetting();
  const worker = await setting.worker().start();
  await worker.request({ type: 'save' });
  setting.asked.length = 0;
  return { setting, worker };
}

describe('a request for a script', () => {
  test('gets the saved script, since its name changes with its content', async () => {
    const { setting, worker } = await ready();
    setting.now += BUILD_TTL_MS;
    expect(await worker.text(SCRIPT, 'cors')).toBe('run()');
    expect(setting.asked).toEqual([]);
  });

  test('fetches a damaged script again', async () => {
    const { setting, worker } = await ready();
    const cache = await setting.caches.open(CACHES.site);
    await cache.put(SCRIPT, new Response('ru', { headers: (await cache.match(SCRIPT))?.headers ?? [] }));
    expect(await worker.text(SCRIPT, 'cors')).toBe('run()');
  });

  test('fails without a network when nothing is saved', async () => {
    const { setting, worker } = await ready();
    setting.weather = 'offline';
    await expect(worker.get('/_astro/other.js', 'cors')).rejects.toThrow('Failed to fetch');
  });
});

describe('a request for data', () => {
  test('gets the saved data while the site is known to have the same build', async () => {
    const { setting, worker } = await ready();
    expect(await worker.text('/rates.json', 'cors')).toContain('2026-09-29');
    expect(setting.asked).toEqual([]);
  });

  test('fetches the data from the site otherwise, and stores it', async () => {
    const { setting, worker } = await ready();
    setting.now += BUILD_TTL_MS;
    const newer = () => new Response('{"date":"2026-10-30"}', { headers: { 'content-type': 'application/json' } });
    setting.odd.set('/rates.json', newer);
    expect(await worker.text('/rates.json', 'cors')).toContain('2026-10-30');
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text('/rates.json', 'cors')).toContain('2026-10-30');
  });

  test.each(['offline', 'hanging'] as const)('gets the saved data when the network is %s', async (weather) => {
    const { setting, worker } = await ready();
    setting.now += BUILD_TTL_MS;
    setting.weather = weather;
    expect(await worker.text('/rates.json', 'cors')).toContain('2026-09-29');
  });

  test('gets the saved data when the server fails', async () => {
    const { setting, worker } = await ready();
    setting.now += BUILD_TTL_MS;
    setting.odd.set('/rates.json', () => new Response('', { status: 503 }));
    expect(await worker.text('/rates.json', 'cors')).toContain('2026-09-29');
  });

  test('does not store data that the build does not list', async () => {
    const { setting, worker } = await ready();
    setting.odd.set('/other.json', () => new Response('{}', { headers: { 'content-type': 'application/json' } }));
    await worker.text('/other.json', 'cors');
    await worker.settle();
    expect(setting.caches.paths(CACHES.site)).not.toContain('/other.json');
  });
});

describe('a request for a picture', () => {
  const large = () => new Response('a large picture', { headers: { 'content-type': 'image/avif' } });

  test('gets the saved thumbnail', async () => {
    const { setting, worker } = await ready();
    setting.weather = 'offline';
    expect(await worker.text(SMALL, 'cors')).toBe('a small picture');
  });

  test.each(['offline', 'hanging'] as const)(
    'gets a smaller size of the picture when the network is %s',
    async (weather) => {
      const { setting, worker } = await ready();
      setting.weather = weather;
      expect(await worker.text(LARGE, 'cors')).toBe('a small picture');
    },
  );

  test('stores a picture that was fetched once', async () => {
    const { setting, worker } = await ready();
    setting.odd.set(LARGE, large);
    await worker.text(LARGE, 'cors');
    await worker.settle();
    setting.weather = 'offline';
    expect(await worker.text(LARGE, 'cors')).toBe('a large picture');
  });

  test('fails without a network when no size of the picture is saved', async () => {
    const { setting, worker } = await ready();
    setting.weather = 'offline';
    await expect(worker.get('/_astro/VAN2.VfBdDAUB_1A8M3i.avif', 'cors')).rejects.toThrow('Failed to fetch');
  });

  test('removes older pictures for newer ones', async () => {
    const { setting, worker } = await ready();
    const names = Array.from({ length: 62 }, (_, index) => `/_astro/P${index}.CzF_5Ilx_26ns0e.avif`);
    for (const name of names) {
      setting.odd.set(name, large);
      await worker.text(name, 'cors');
      await worker.settle();
    }
    const stored = setting.caches.paths(CACHES.pictures);
    expect(stored).toHaveLength(60);
    expect(stored).not.toContain(names[0]);
    expect(stored).toContain(names[61]);
  });
});
