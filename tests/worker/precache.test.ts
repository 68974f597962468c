import { describe, expect, test } from 'vitest';
import type { SaveReport } from '../../src/lib/offline/worker-messages.ts';
import { CACHES } from '../../src/worker/cache-names.ts';
import { aBuild, FILES, html, OfflineSetting } from '../fixtures/fakes/an-offline-worker.ts';

const RARE = { '/tours/rare': html('Rare') };
const stored = (setting: OfflineSetting) => setting.caches.paths(CACHES.site);
const report = async (worker: ReturnType<OfflineSetting['worker']>) =>
  (await worker.request({ type: 'report' })) as SaveReport;

describe('installing the worker', () => {
  test('saves the list and the page that says what is saved, and nothing else', async () => {
    const setting = new OfflineSetting();
    await setting.worker().start();
    expect(stored(setting)).toEqual([setting.site.offline.editions.en.list.path, '/offline'].toSorted());
  });

  test.each([
    ['without a network', { weather: 'offline' as const }],
    ['on a connection that carries nothing', { weather: 'hanging' as const }],
  ])('fails %s, so that the browser tries again', async (_, changes) => {
    const setting = Object.assign(new OfflineSetting(), changes);
    await expect(setting.worker().start()).rejects.toThrow('did not come');
  });

  test('fails behind the sign-in page of another network', async () => {
    const setting = new OfflineSetting();
    setting.odd.set(
      '/offline',
      () => new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(setting.worker().start()).rejects.toThrow('/offline did not come');
  });

  test('deletes the caches of older versions, and no others', async () => {
    const setting = new OfflineSetting();
    await setting.caches.open('offline-site-0');
    await setting.caches.open('somebody-elses');
    await setting.worker().start();
    const names = await setting.caches.keys();
    expect(names).not.toContain('offline-site-0');
    expect(names).toContain('somebody-elses');
  });
});

describe('the precache', () => {
  test('saves everything in the list, each content once', async () => {
    const setting = new OfflineSetting();
    const worker = await setting.worker().start();
    await worker.request({ type: 'save' });
    const expected = [
      ...Object.keys(FILES).filter((path) => path !== '/tours/a-group'),
      setting.site.offline.editions.en.list.path,
    ];
    expect(stored(setting)).toEqual(expected.toSorted());
    expect(await report(worker)).toMatchObject({ isReady: true, pagesInAll: 5, bytesToGo: 0, problem: null });
    expect(setting.news.at(-1)).toEqual({ type: 'progress', isReady: true, isSaving: false });
  });

  test('goes on where it stopped and fetches nothing twice', async () => {
    const setting = new OfflineSetting();
    await (await setting.worker().start()).request({ type: 'save' });
    setting.asked.length = 0;
    await setting.worker().request({ type: 'save' });
    expect(setting.asked).toEqual([]);
  });

  test('saves only scripts, data and the visited page on a poor connection', async () => {
    const setting = new OfflineSetting();
    setting.line = { saveData: true };
    const worker = await setting.worker().start();
    await worker.request({ type: 'save' }, '/tours');
    expect(stored(setting)).toContain('/tours');
    expect(stored(setting)).toContain('/_astro/app.1a2b3c4d.js');
    expect(stored(setting)).not.toContain('/tours/a');
    expect(await report(worker)).toMatchObject({ isReady: true, isFrugal: true });
  });

  test('saves everything on a poor connection when the traveller asks for it', async () => {
    const setting = new OfflineSetting();
    setting.line = { saveData: true };
    const worker = await setting.worker().start();
    await worker.request({ type: 'save-everything' });
    expect(stored(setting)).toContain('/tours/a');
  });

  test('saves what fits of a large catalogue, and what was visited or chosen', async () => {
    const setting = new OfflineSetting(aBuild('a', FILES, RARE));
    const worker = await setting.worker().start();
    await worker.request({ type: 'save' });
    expect(stored(setting)).not.toContain('/tours/rare');
    await worker.request({ type: 'choose', path: '/tours/rare' });
    expect(stored(setting)).toContain('/tours/rare');
  });

  test('saves the rest of a large catalogue on demand', async () => {
    const setting = new OfflineSetting(aBuild('a', FILES, RARE));
    const worker = await setting.worker().start();
    await worker.request({ type: 'save' });
    expect(await report(worker)).toMatchObject({ isReady: true, bytesToGo: RARE['/tours/rare'].length });
    await worker.request({ type: 'save-everything' });
    expect(await report(worker)).toMatchObject({ isReady: true, bytesToGo: 0 });
  });

  test('stops without a network and reports it', async () => {
    const setting = new OfflineSetting();
    const worker = await setting.worker().start();
    setting.weather = 'offline';
    await worker.request({ type: 'save' });
    expect(await report(worker)).toMatchObject({ isReady: false, isSaving: false, problem: 'no-network' });
  });

  test('stops without room and reports it', async () => {
    const setting = new OfflineSetting();
    const worker = await setting.worker().start();
    setting.caches.isFull = true;
    await worker.request({ type: 'save' });
    expect(await report(worker)).toMatchObject({ isReady: false, problem: 'no-room' });
  });

  test('removes large pictures to make room for pages', async () => {
    const setting = new OfflineSetting();
    const worker = await setting.worker().start();
    setting.caches.isFull = true;
    setting.caches.makeRoomBy(CACHES.pictures);
    await worker.request({ type: 'save' });
    expect(await report(worker)).toMatchObject({ isReady: true, problem: null });
  });

  test('never saves another network’s sign-in page', async () => {
    const setting = new OfflineSetting();
    const worker = await setting.worker().start();
    setting.odd.set('/tours', () => new Response('<title>Hotel</title>', { headers: { 'content-type': 'text/html' } }));
    await worker.request({ type: 'save' });
    expect(stored(setting)).not.toContain('/tours');
    expect(await report(worker)).toMatchObject({ isReady: false });
  });

  test('does not fetch a page again that the host changes on its way', async () => {
    const setting = new OfflineSetting();
    const changed = () =>
      new Response(`${html('Tours')}<!-- by the host -->`, { headers: { 'content-type': 'text/html' } });
    setting.odd.set('/tours', changed);
    await (await setting.worker().start()).request({ type: 'save' });
    setting.asked.length = 0;
    const worker = setting.worker();
    await worker.request({ type: 'save' });
    expect(setting.asked).toEqual([]);
    expect(await report(worker)).toMatchObject({ isReady: true });
  });

  test('clears everything but the offline page, and then saves only what is visited', async () => {
    const setting = new OfflineSetting();
    const worker = await setting.worker().start();
    await worker.request({ type: 'save' });
    await worker.request({ type: 'clear' });
    expect(stored(setting)).toEqual([setting.site.offline.editions.en.list.path, '/offline'].toSorted());
    await worker.request({ type: 'save' }, '/tours');
    expect(stored(setting)).toContain('/tours');
    expect(stored(setting)).not.toContain('/tours/a');
  });

  test('starts over after the browser has evicted everything', async () => {
    const setting = new OfflineSetting();
    await (await setting.worker().start()).request({ type: 'save' });
    setting.caches.evict();
    const worker = setting.worker();
    expect(await worker.text('/tours')).toContain('Tours');
    await worker.request({ type: 'save' });
    expect(stored(setting)).toContain('/offline');
    expect(await report(worker)).toMatchObject({ isReady: true });
  });
});
