import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchChunkLoadErrors } from '../../../src/islands/start/chunk-load-errors.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const LOST = new TypeError('Failed to fetch dynamically imported module: http://localhost:3000/_astro/x.js');

/** A page that notes its reloads; its clock stands where the test puts it. */
function aPage() {
  const page = { reload: vi.fn(), now: () => page.time, time: 1_000_000 };
  addOverlaysIsland();
  watchChunkLoadErrors(page);
  return page;
}

/** As Astro says that an island did not come. */
function loseIsland(error: unknown = LOST): Event {
  const event = new CustomEvent('astro:hydration-error', { bubbles: true, cancelable: true, detail: { error } });
  document.body.dispatchEvent(event);
  return event;
}

const noted = (text: string | RegExp) => waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome/131');
});

describe('a script that does not load (specification.md#errors)', () => {
  test('reloads the page, and logs nothing', () => {
    const { reload } = aPage();
    expect(loseIsland().defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['vite:preloadError', { payload: LOST }],
    ['unhandledrejection', { reason: LOST }],
  ])('is noticed by %s', (type, fields) => {
    const { reload } = aPage();
    dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([new Error('x is undefined'), null, 'lost'])('is not %s', (error) => {
    const { reload } = aPage();
    expect(loseIsland(error).defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads once in ten seconds, then shows a notification (specification.md#timing)', async () => {
    const page = aPage();
    loseIsland();
    page.time += 9999;
    loseIsland();
    expect(page.reload).toHaveBeenCalledTimes(1);
    await noted('could not be loaded');
    page.time += 1;
    loseIsland();
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  test('does not reload where the reload cannot be recorded, since it could loop', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { reload } = aPage();
    loseIsland();
    expect(reload).not.toHaveBeenCalled();
    await noted('could not be loaded');
  });

  test('reloads where storage holds nonsense', () => {
    sessionStorage.setItem('last-reload.1', '{{');
    const { reload } = aPage();
    loseIsland();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload while offline, and records no reload', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { reload } = aPage();
    loseIsland();
    expect(reload).not.toHaveBeenCalled();
    await noted('This part needs a connection the first time. The rest of the page works.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    loseIsland();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload over unsaved input, and offers the reload', async () => {
    document.body.innerHTML = '<form><input aria-label="Name"></form>';
    the<HTMLInputElement>('input').value = 'Ana';
    const { reload } = aPage();
    loseIsland();
    expect(reload).not.toHaveBeenCalled();
    await noted('What you typed is still here.');
    (await screen.findByRole('button', { name: 'Reload' })).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('counts input that React has written into a field’s default, until the form is sent', () => {
    document.body.innerHTML = '<form><input aria-label="Name"></form>';
    const { reload } = aPage();
    the('input').dispatchEvent(new Event('input', { bubbles: true }));
    loseIsland();
    expect(reload).not.toHaveBeenCalled();
    the('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    loseIsland();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is ignored for a crawler', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    const { reload } = aPage();
    loseIsland();
    expect(reload).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('has a notification that can be closed', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    aPage();
    loseIsland();
    await noted('connection');
    within(screen.getByRole('region', { name: 'Loading' }))
      .getByRole('button', { name: 'Close' })
      .click();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});
