import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test, vi } from 'vitest';
import { MemoryLimiter } from '../../../src/server/http/memory-limiter.ts';
import { createRequestQueue } from '../../../src/server/http/queue.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import type { LimitOptions } from '../../../src/server/http/request-counts.ts';

/** Counters that others could share, in memory. */
const shared = { limiterOf: (options: LimitOptions) => new MemoryLimiter(options), keyOf: (key: string) => key };
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('Limits keep no more counts than they have room for.', async () => {
  const limits = createRateLimits(3);
  for (const _ of times(41)) await limits.take('wrong', 'a');
  for (const key of ['b', 'c']) await limits.take('wrong', key);
  expect(await limits.peek('wrong', 'a')).toBeGreaterThan(0);
  await limits.take('wrong', 'd');
  expect(await limits.peek('wrong', 'a')).toBe(0);
});

test('Shared limits keep no more refused keys in memory than they have room for.', async () => {
  const limits = createRateLimits(2, shared);
  for (const key of ['a', 'b', 'c']) for (const _ of times(40)) await limits.take('wrong', key);
  expect(await limits.peek('wrong', 'a')).toBe(0);
  for (const key of ['b', 'c']) expect(await limits.peek('wrong', key)).toBeGreaterThan(0);
  // What memory has dropped, the shared counter still refuses.
  expect(await limits.take('wrong', 'a')).toBeGreaterThan(0);
});

test('Limits let nobody wait for longer than an hour, also when the clock is put back.', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const limits = createRateLimits();
    for (const _ of times(301)) await limits.take('claim', 'a');
    vi.setSystemTime(Date.now() - 48 * 3_600_000);
    expect(await limits.take('claim', 'a')).toBe(3600);
    vi.setSystemTime(Date.now() + 96 * 3_600_000);
    expect(await limits.peek('claim', 'a')).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
  }
});

test('Limits hold no request for as long as they count it.', async () => {
  const requests = new AsyncLocalStorage<string>();
  const holders: (string | undefined)[] = [];
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) => {
    holders.push(requests.getStore());
    return setTimeout(...args);
  });
  try {
    for (const limits of [createRateLimits(), createRateLimits(10, shared)]) {
      await requests.run('a request', async () => {
        for (const _ of times(41)) await limits.take('wrong', 'a');
        await limits.take('read', 'b');
        await limits.release('claim', 'c');
        await limits.take('claim', 'c');
      });
    }
  } finally {
    vi.unstubAllGlobals();
  }
  expect(holders.length).toBeGreaterThan(5);
  expect(new Set(holders)).toEqual(new Set([undefined]));
});

test('A network waits in a line of a hundred, one after the other.', async () => {
  const ends: (() => void)[] = [];
  const line = createRequestQueue(() => new Promise<void>((resolve) => ends.push(resolve)));
  const waiting = times(100).map(() => line('a'));
  expect(await line('a')).toBe(false);
  for (const turn of waiting) {
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends.pop()?.();
    expect(await turn).toBe(true);
  }
  const next = line('b');
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  ends.pop()?.();
  expect(await next).toBe(true);
});
