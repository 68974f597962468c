import { afterEach, describe, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../src/islands/page/idle.ts';
import { whenVisible } from '../../../src/islands/page/when-visible.ts';

/** Gives an object of the browser another value until the test is over. */
function set(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['prerendering', 'readyState']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useRealTimers();
});

describe('a task that waits until the page is visible', () => {
  test('runs immediately on a visible page', () => {
    const task = vi.fn();
    whenVisible(task);
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('waits while the browser prerenders the page, and runs once', () => {
    set(document, 'prerendering', true);
    const task = vi.fn();
    whenVisible(task);
    expect(task).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(task).toHaveBeenCalledTimes(1);
  });
});

describe('a task that waits until the browser is idle', () => {
  test('waits for the page to load first', () => {
    set(document, 'readyState', 'interactive');
    set(window, 'requestIdleCallback', (task: () => void) => task());
    const task = vi.fn();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(task).toHaveBeenCalledTimes(1);
  });

  test('does not wait longer than four seconds', () => {
    set(document, 'readyState', 'complete');
    const idle = vi.fn();
    set(window, 'requestIdleCallback', idle);
    whenIdle(() => undefined);
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 4000 });
  });

  test('runs half a second later where the browser has no idle callback', () => {
    vi.useFakeTimers();
    set(document, 'readyState', 'complete');
    const task = vi.fn();
    whenIdle(task);
    vi.advanceTimersByTime(499);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
