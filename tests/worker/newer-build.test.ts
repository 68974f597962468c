import { describe, expect, test } from 'vitest';
import { CACHES } from '../../src/worker/cache-names.ts';
import { aSavedSite, DEARER, pageStatus } from '../fixtures/fakes/a-saved-site.ts';
import { aBuild, FILES, OfflineSetting } from '../fixtures/fakes/an-offline-worker.ts';

describe('a newer build', () => {
  test('fetches only what has changed', async () => {
    const { setting } = await aSavedSite();
    setting.site = DEARER;
    const worker = await setting.worker().start();
    await worker.request({ type: 'save' });
    expect(setting.asked.toSorted()).toEqual(
      [DEARER.offline.editions.en.list.path, '/builds/latest.json', '/tours'].toSorted(),
    );
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('is saved by itself where the last build was saved', async () => {
    const { setting } = await aSavedSite();
    setting.site = DEARER;
    await (await setting.worker().start()).core.resume();
    setting.weather = 'offline';
    expect(await setting.worker().text('/tours')).toContain('Tours, dearer');
  });

  test('is not saved by itself where nothing was saved', async () => {
    const setting = new OfflineSetting(DEARER);
    await (await setting.worker().start()).core.resume();
    expect(setting.caches.paths(CACHES.site)).not.toContain('/tours');
  });

  test('has a status that says whether a page has changed', async () => {
    const { setting, worker } = await aSavedSite();
    const [tours, cart] = [await pageStatus(worker, '/tours'), await pageStatus(worker, '/cart/7K2M0QXA')];
    setting.site = DEARER;
    const next = await setting.worker().start();
    expect((await pageStatus(next, '/tours')).listedRevision).not.toBe(tours.savedRevision);
    expect((await pageStatus(next, '/cart/7K2M0QXA')).listedRevision).toBe(cart.savedRevision);
  });

  test('removes files that the site no longer has, once it is saved whole', async () => {
    const { setting } = await aSavedSite();
    const { '/tours/a': _a, '/tours/a-group': _b, ...left } = FILES;
    setting.site = aBuild('b', left);
    const worker = await setting.worker().start();
    expect(setting.caches.paths(CACHES.site)).toContain('/tours/a');
    await worker.request({ type: 'save' });
    expect(setting.caches.paths(CACHES.site)).not.toContain('/tours/a');
  });

  test('leaves the scripts of the build before it for pages that are open', async () => {
    const { setting } = await aSavedSite();
    const { '/_astro/app.1a2b3c4d.js': old, ...left } = FILES;
    for (const id of ['b', 'c']) {
      setting.site = aBuild(id, { ...left, [`/_astro/app.${id}.js`]: id });
      await (await setting.worker().start()).request({ type: 'save' });
      const isStored = setting.caches.paths(CACHES.site).includes('/_astro/app.1a2b3c4d.js');
      expect([id, isStored]).toEqual([id, id === 'b']);
    }
    expect(old).toBeDefined();
  });
});
