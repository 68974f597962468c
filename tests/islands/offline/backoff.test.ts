import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createBackoff,
  MAX_RETRY_DELAY_MS,
  MIN_RETRY_DELAY_MS,
  type Wait,
} from '../../../src/islands/offline/backoff.ts';

const task = vi.fn();
let waits: { readonly task: () => void; readonly ms: number }[] = [];

const wait: Wait = (then, ms) => {
  const entry = { task: then, ms };
  waits.push(entry);
  return () => {
    waits = waits.filter((other) => other !== entry);
  };
};

const aLine = () => createBackoff(task, wait);

beforeEach(() => {
  waits = [];
  task.mockClear();
});

afterEach(() => void vi.restoreAllMocks());

test('each retry comes later than the last one, up to a limit', () => {
  const { retryLater } = aLine();
  const delays = Array.from({ length: 9 }, () => {
    retryLater();
    return waits[0]?.ms;
  });
  expect(delays.slice(0, 4)).toEqual([1, 2, 4, 8].map((times) => times * MIN_RETRY_DELAY_MS));
  expect(delays.at(-1)).toBe(MAX_RETRY_DELAY_MS);
  expect(waits).toHaveLength(1);
});

test('the longest pause can be shorter, for somebody who waits beside a boat', () => {
  const { retryLater } = createBackoff(task, wait, 12_000);
  const delays = Array.from({ length: 4 }, () => {
    retryLater();
    return waits[0]?.ms;
  });
  expect(delays).toEqual([5000, 10_000, 12_000, 12_000]);
});

test('what has worked is not tried again, and what fails next is tried soon', () => {
  const { retryLater, reset } = aLine();
  retryLater();
  retryLater();
  reset();
  expect(waits).toEqual([]);
  retryLater();
  expect(waits[0]?.ms).toBe(MIN_RETRY_DELAY_MS);
});

test('nothing is tried while nobody sees the page', () => {
  const { retryLater } = aLine();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  retryLater();
  waits[0]?.task();
  expect(task).not.toHaveBeenCalled();
  seen.mockReturnValue('visible');
  waits[0]?.task();
  expect(task).toHaveBeenCalledOnce();
});
