import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillList } from '../../../src/islands/shortlist/fill-list.ts';
import { freshPages, the } from '../../fixtures/fresh-page.ts';

freshPages();

const LOST = new TypeError('Failed to fetch dynamically imported module');
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What nobody has caught: the page answers it, see early-error-handler.ts. */
const uncaught: unknown[] = [];
const note = (reason: unknown) => void uncaught.push(reason);

beforeEach(() => {
  uncaught.length = 0;
  process.on('unhandledRejection', note);
  document.body.innerHTML = '<div data-compare-page aria-busy="true"></div>';
});

afterEach(() => void process.off('unhandledRejection', note));

test('a list whose code does not load says so, and is not busy any more', async () => {
  const place = the('[data-compare-page]');
  fillList(place, () => Promise.reject(LOST));
  await settled();
  expect(place.getAttribute('aria-busy')).toBe('false');
  expect(place.textContent).toContain('could not be loaded');
  expect(uncaught).toEqual([LOST]);
});

test('a list whose code did not load is filled with the next connection', async () => {
  const place = the('[data-compare-page]');
  const fill = vi
    .fn()
    .mockRejectedValueOnce(LOST)
    .mockImplementation(async () => place.replaceChildren('Trips'));
  fillList(place, fill);
  await settled();
  dispatchEvent(new Event('online'));
  await settled();
  expect(place.textContent).toBe('Trips');
});
