import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $notifications, showCard, showToast } from '../../../src/islands/kit/notifications.store.ts';
import { the } from '../../fixtures/steps/fresh-page.ts';

const problem = { label: 'Loading', text: 'A part did not load.', actions: [{ label: 'Close' }], isProblem: true };

beforeEach(() => {
  vi.useFakeTimers();
  $notifications.set([]);
});

afterEach(() => void vi.useRealTimers());

describe('where React does not come', () => {
  /** A page with an island whose code does not load. */
  function openWithoutReact(): { readonly asked: () => number } {
    history.replaceState(null, '', '/tours');
    document.body.innerHTML = '<main></main><astro-island><div id="help"></div></astro-island>';
    const island = the('astro-island');
    const hydrate = vi.fn(() => void island.dispatchEvent(new Event('astro:hydration-error')));
    island.addEventListener('focusin', hydrate);
    return { asked: () => hydrate.mock.calls.length };
  }

  test('a notification is its text alone, for a while', () => {
    openWithoutReact();
    showCard(problem);
    expect(screen.getByRole('status').textContent).toBe('A part did not load.');
    expect(screen.queryByRole('button')).toBeNull();
    vi.advanceTimersByTime(7000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('there is one text at a time, the newest', () => {
    openWithoutReact();
    showCard(problem);
    showToast('Saved.');
    expect(screen.getByRole('status').textContent).toBe('Saved.');
  });

  test('it is asked for again with the next notification, and with the next connection', () => {
    const { asked } = openWithoutReact();
    showCard(problem);
    showToast('Saved.');
    expect(asked()).toBe(2);
    dispatchEvent(new Event('online'));
    expect(asked()).toBeGreaterThan(2);
  });
});
