import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const LOST = new TypeError('Failed to fetch dynamically imported module: http://localhost:3000/_astro/x.js');

const fail = (type: string, fields: object) =>
  dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));

/** A page that nobody has touched yet. Its first failure asks for what answers failures. */
async function aPage() {
  vi.resetModules();
  addOverlaysIsland();
  const { handleEarlyErrors } = await import('../../../src/islands/start/early-error-handler.ts');
  handleEarlyErrors();
}

const notes = () => screen.queryAllByRole('region', { name: 'Loading' });

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/131');
});

afterEach(() => void vi.restoreAllMocks());

describe('a script that does not load before any interaction (specification.md#errors)', () => {
  test.each([
    ['unhandledrejection', { reason: LOST }],
    ['astro:hydration-error', { detail: { error: LOST } }],
  ])('is answered when %s tells of it', async (type, fields) => {
    await aPage();
    fail(type, fields);
    await waitFor(() => expect(notes()).toHaveLength(1));
  });

  test('is handled after an error of another kind', async () => {
    await aPage();
    fail('unhandledrejection', { reason: new Error('x is undefined') });
    await vi.dynamicImportSettled();
    fail('unhandledrejection', { reason: LOST });
    await waitFor(() => expect(notes()).toHaveLength(1));
  });

  test('reloads the page once where there is a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await aPage();
    fail('unhandledrejection', { reason: LOST });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('is handled once, also where the whole code of the page is loaded by then', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    await aPage();
    const { watchChunkLoadErrors } = await import('../../../src/islands/start/chunk-load-errors.ts');
    watchChunkLoadErrors();
    fail('unhandledrejection', { reason: LOST });
    await vi.dynamicImportSettled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notes()).toEqual([]);
  });
});
