import { describe, expect, test } from 'vitest';
import { aDeskWorker } from '../fixtures/fakes/a-desk-worker.ts';

const SCRIPT = '/_astro/DeskIsland.1a2b3c4d.js';
const OLD = '/_astro/DeskIsland.00000000.js';
const save = (...scripts: readonly string[]) => ({ type: 'save-desk', scripts });

const ready = async () => {
  const worker = aDeskWorker({ '/desk': 'page', [SCRIPT]: 'run()', [OLD]: 'old()' });
  await worker.post(save(OLD));
  return worker;
};

describe('the worker of the desk (specification.md#at-the-pier)', () => {
  test('answers with the saved page and scripts where there is no network', async () => {
    const worker = await ready();
    worker.setOffline(true);
    expect(await worker.answer('/desk', 'navigate')).toBe('page');
    expect(await worker.answer('/desk/', 'navigate')).toBe('page');
    expect(await worker.answer(OLD)).toBe('old()');
  });

  test('prefers the page of the network, and keeps it', async () => {
    const files: Record<string, string> = { '/desk': 'page' };
    const worker = aDeskWorker(files);
    await worker.post(save());
    files['/desk'] = 'newer page';
    expect(await worker.answer('/desk', 'navigate')).toBe('newer page');
    worker.setOffline(true);
    expect(await worker.answer('/desk', 'navigate')).toBe('newer page');
  });

  test('drops the scripts of an earlier version once the page of the next one is saved', async () => {
    const worker = await ready();
    expect(worker.paths()).toEqual([OLD, '/desk']);
    expect(await worker.post(save(SCRIPT))).toBe('saved');
    expect(worker.paths()).toEqual([SCRIPT, '/desk']);
  });

  test('says that it could not save, and takes no message that is not of the desk', async () => {
    const worker = await ready();
    worker.setOffline(true);
    expect(await worker.post(save(SCRIPT))).toBe('failed');
    for (const message of [null, 'save-desk', save('/api/desk/session'), save('https://elsewhere.test/_astro/a.js')]) {
      expect(await worker.post(message)).toBeNull();
    }
  });

  test('brings nothing back that was removed, whatever a page of that time still asks for', async () => {
    const worker = await ready();
    worker.removeCache();
    expect(await worker.answer(SCRIPT)).toBe('run()');
    expect(await worker.answer('/desk', 'navigate')).toBe('page');
    expect([worker.hasCache(), worker.paths()]).toEqual([false, []]);
  });

  test('saves nothing that was on its way when the page removed all', async () => {
    const worker = await ready();
    worker.removeCacheDuring(SCRIPT);
    expect(await worker.answer(SCRIPT)).toBe('run()');
    expect([worker.hasCache(), worker.paths()]).toEqual([false, [OLD, '/desk']]);
  });

  test('leaves to the browser what is not the page or a script: the API, writes, other sites', async () => {
    const worker = await ready();
    expect(await worker.answer('/api/desk/departures')).toBeNull();
    expect(await worker.answer('/desk', 'navigate', 'POST')).toBeNull();
    expect(await worker.answer('https://elsewhere.test/_astro/a.js')).toBeNull();
  });
});
