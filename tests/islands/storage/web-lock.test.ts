import { afterEach, describe, expect, test, vi } from 'vitest';
import { withCartLock } from '../../../src/islands/storage/web-lock.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that gives the lock as `grant` says. */
function aBrowserWith(grant: (begin: () => Promise<unknown>) => Promise<unknown>) {
  vi.stubGlobal('navigator', { locks: { request: (_name: string, _options: object, begin: never) => grant(begin) } });
}

describe('a request about the cart', () => {
  test('runs where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withCartLock(async () => 1)).toBe(1);
  });

  test('runs once when it has the lock, and its failure is its own', async () => {
    aBrowserWith((begin) => begin());
    expect(await withCartLock(async () => 1)).toBe(1);
    await expect(withCartLock(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
  });

  test('runs all the same when another tab holds the lock for too long', async () => {
    aBrowserWith(() => Promise.reject(new DOMException('waited', 'TimeoutError')));
    expect(await withCartLock(async () => 1)).toBe(1);
  });
});
