import { expect, test, vi } from 'vitest';
import { createRequestQueue } from '../../../src/server/http/queue.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

test('Limits keep no more counts than they have room for.', async () => {
  const limits = createRateLimits(3);
  for (const _ of times(41)) await limits.take('wrong', 'a');
  for (const key of ['b', 'c']) await limits.take('wrong', key);
  expect(await limits.peek('wrong', 'a')).toBeGreaterThan(0);
  await limits.take('wrong', 'd');
  expect(await limits.peek('wrong', 'a')).toBe(0);
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
