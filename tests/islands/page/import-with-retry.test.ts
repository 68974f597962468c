import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importWithRetry } from '../../../src/islands/page/import-with-retry.ts';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const LOST = new TypeError('Failed to fetch dynamically imported module: http://localhost:3000/_astro/x.js');
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What nobody has caught: the page answers it, see early-error-handler.ts. */
const uncaught: unknown[] = [];
const note = (reason: unknown) => void uncaught.push(reason);

beforeEach(() => {
  uncaught.length = 0;
  process.on('unhandledRejection', note);
});

afterEach(() => void process.off('unhandledRejection', note));

test('a script that loads is imported once', async () => {
  const load = vi.fn(async () => undefined);
  importWithRetry(load);
  await settled();
  dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(uncaught).toEqual([]);
});

test('a script that does not load is reported to the page and imported again with each connection', async () => {
  const load = vi.fn().mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST).mockResolvedValue(undefined);
  importWithRetry(load);
  await settled();
  expect(uncaught).toEqual([LOST]);
  for (const times of [2, 3, 3]) {
    dispatchEvent(new Event('online'));
    await settled();
    expect(load).toHaveBeenCalledTimes(times);
  }
  expect(uncaught).toEqual([LOST, LOST]);
});
