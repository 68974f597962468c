import { describe, expect, test } from 'vitest';
import { CACHES } from '../../../src/worker/cache-names.ts';
import { aSavedSite, DEARER, hello } from '../../fixtures/a-saved-site.ts';
import { aBuild, FILES, OfflineSetting } from '../../fixtures/an-offline-worker.ts';

describe('a newer build', () => {
  test('brings what has changed, and keeps the rest without asking for it', async () => {
    const { setting } = await aSavedSite();
    setting.site = DEARER;
    const worker = await setting.worker().start();
    await worker.say({ type: 'save' });
    expect(setting.asked.toSorted()).toEqual([DEARER.offline.list.path, '/builds/latest.json', '/tours'].toSorted());
    expect(await worker.text('/tours')).toContain('Tours, dearer');
  });

  test('is saved by itself where the last one was', async () => {
    const { setting } = await aSavedSite();
    setting.site = DEARER;
    await (await setting.worker().start()).core.resume();
    setting.weather = 'offline';
    expect(await setting.worker().text('/tours')).toContain('Tours, dearer');
  });

  test('is not saved by itself where nothing was', async () => {
    const setting = new OfflineSetting(DEARER);
    await (await setting.worker().start()).core.resume();
    expect(setting.caches.paths(CACHES.site)).not.toContain('/tours');
  });

  test('tells a page whether it has changed', async () => {
    const { setting, worker } = await aSavedSite();
    const [tours, cart] = [await hello(worker, '/tours'), await hello(worker, '/cart/7K2M0QXA')];
    setting.site = DEARER;
    const next = await setting.worker().start();
    expect((await hello(next, '/tours')).listedRevision).not.toBe(tours.savedRevision);
    expect((await hello(next, '/cart/7K2M0QXA')).listedRevision).toBe(cart.savedRevision);
  });

  test('takes away what the site does not have any more, once all of it is there', async () => {
    const { setting } = await aSavedSite();
    const { '/tours/a': _a, '/tours/a-group': _b, ...left } = FILES;
    setting.site = aBuild('b', left);
    const worker = await setting.worker().start();
    expect(setting.caches.paths(CACHES.site)).toContain('/tours/a');
    await worker.say({ type: 'save' });
    expect(setting.caches.paths(CACHES.site)).not.toContain('/tours/a');
  });

  test('leaves the scripts of the build before it, for pages that are open', async () => {
    const { setting } = await aSavedSite();
    const { '/_astro/app.1a2b3c4d.js': old, ...left } = FILES;
    for (const id of ['b', 'c']) {
      setting.site = aBuild(id, { ...left, [`/_astro/app.${id}.js`]: id });
      await (await setting.worker().start()).say({ type: 'save' });
      const isKept = setting.caches.paths(CACHES.site).includes('/_astro/app.1a2b3c4d.js');
      expect([id, isKept]).toEqual([id, id === 'b']);
    }
    expect(old).toBeDefined();
  });
});
