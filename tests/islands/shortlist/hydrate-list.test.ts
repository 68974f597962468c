import { beforeEach, expect, test, vi } from 'vitest';
import { hydrateList } from '../../../src/islands/shortlist/hydrate-list.ts';
import intent from '../../../src/islands/start/intent-directive.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const LOST = new TypeError('Failed to fetch dynamically imported module');
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = `<astro-island>
    <div data-compare-page aria-busy="true"><p hidden>The code of this list could not be loaded.</p></div>
  </astro-island>`;
});

/**
 * Hydrates as the page does it: the directive first. Errors that nobody has caught go to the page
 * (early-error-handler.ts).
 */
async function hydrating(load: () => Promise<() => Promise<void>>): Promise<unknown[]> {
  const uncaught: unknown[] = [];
  const note = (reason: unknown) => void uncaught.push(reason);
  process.on('unhandledRejection', note);
  intent(load, {}, the('astro-island'));
  hydrateList(the('[data-compare-page]'));
  await settled();
  process.off('unhandledRejection', note);
  return uncaught;
}

test('a list is hydrated without anybody near it', async () => {
  const hydrate = vi.fn(async () => undefined);
  await hydrating(async () => hydrate);
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(the('p').hidden).toBe(true);
});

test('a list whose code does not load says so, and is not busy any more', async () => {
  expect(await hydrating(() => Promise.reject(LOST))).toEqual([LOST]);
  expect(the('[data-compare-page]').getAttribute('aria-busy')).toBe('false');
  expect(the('p').hidden).toBe(false);
});

test('a list whose code did not load is filled with the next connection', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(LOST)
    .mockResolvedValue(async () => the('[data-compare-page]').replaceChildren('Trips'));
  await hydrating(load);
  dispatchEvent(new Event('online'));
  await settled();
  expect(the('[data-compare-page]').textContent).toBe('Trips');
});
