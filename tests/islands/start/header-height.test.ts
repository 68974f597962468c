import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncHeaderHeight } from '../../../src/islands/start/header-height.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const property = () => document.documentElement.style.getPropertyValue('--header-height');

/** How high the header would be by itself; the style sheet says 56. */
let natural: number;

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '<header class="site-header"><div style="min-height: 56px"></div></header>';
  natural = 56;
  Object.defineProperty(the('.site-header > *'), 'offsetHeight', { get: () => natural });
});
afterEach(() => vi.useRealTimers());

test('the property is left to the style sheet where both agree', () => {
  syncHeaderHeight();
  vi.advanceTimersByTime(100);
  expect(property()).toBe('');
});

test('a header that larger text makes higher is measured after 50 ms, and again after 100 ms (specification.md#timing)', () => {
  natural = 71;
  syncHeaderHeight();
  vi.advanceTimersByTime(49);
  expect(property()).toBe('');
  vi.advanceTimersByTime(1);
  expect(property()).toBe('71px');
  natural = 90;
  vi.advanceTimersByTime(50);
  expect(property()).toBe('90px');
});

test('a rotated window is measured again', () => {
  natural = 71;
  syncHeaderHeight();
  vi.advanceTimersByTime(100);
  natural = 56;
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(100);
  expect(property()).toBe('');
});

test('a page without a header is left alone', () => {
  document.body.replaceChildren();
  syncHeaderHeight();
  vi.advanceTimersByTime(100);
  expect(property()).toBe('');
});
